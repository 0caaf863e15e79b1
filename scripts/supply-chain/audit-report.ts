import * as v from 'valibot';
import type { Advisory } from './advisories.ts';

const Via = v.object({
  name: v.string(),
  title: v.string(),
  url: v.string(),
  severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
  range: v.string(),
});

/** What `npm audit --json` writes, as far as it is used; a text in `via` names another package of the report. */
const Report = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), Via])) })),
});

/** Each advisory once, by id; undefined where npm wrote that the registry gave no answer. */
export function advisoriesOf(output: string): readonly Advisory[] | undefined {
  const report = v.safeParse(Report, parsed(output));
  if (!report.success) return undefined;
  const found = Object.values(report.output.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string')
    .map(({ name, title, url, severity, range }) => {
      const id = url.slice(url.lastIndexOf('/') + 1);
      return { id, package: name, versions: range, severity, title, url };
    });
  const once = new Map(found.map((one) => [`${one.id} ${one.package} ${one.versions}`, one]));
  return [...once.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
