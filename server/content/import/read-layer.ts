import * as v from 'valibot';
import type { ImportProblem } from './brought.ts';

/** One layer of a book by its schema; what it lacks goes to `problems`. */
export function readLayer<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  place: string,
  problems: ImportProblem[],
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
    const detail = path === '' ? issue.message : `${path}: ${issue.message}`;
    problems.push({ place, kind: 'not-as-described', detail });
  }
  return undefined;
}
