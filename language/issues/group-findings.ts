import type { Finding, ImprovementArea, IssueKind } from './finding.ts';

export interface FindingGroup<Key extends string> {
  readonly key: Key;
  /** In the order of the text. */
  readonly findings: readonly Finding[];
}

/** The most frequent first; of equals, the one that comes first in the text. */
export const groupByIssue = (findings: readonly Finding[]): readonly FindingGroup<IssueKind>[] =>
  groupBy(findings, (finding) => finding.kind);

export const groupByArea = (
  findings: readonly Finding[],
): readonly FindingGroup<ImprovementArea>[] => groupBy(findings, (finding) => finding.area);

function groupBy<Key extends string>(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => Key,
): readonly FindingGroup<Key>[] {
  const groups = new Map<Key, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(keyOf(finding));
    if (group === undefined) groups.set(keyOf(finding), [finding]);
    else group.push(finding);
  }
  return [...groups]
    .map(([key, grouped]) => ({ key, findings: grouped }))
    .toSorted((a, b) => b.findings.length - a.findings.length);
}
