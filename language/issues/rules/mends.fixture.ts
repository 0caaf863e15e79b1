import { expect, it } from 'vitest';
import { tagText } from '../../../server/proofreading/wink-tagger.ts';
import { applyFindings } from '../apply-findings.ts';
import { findIssues } from '../find-issues.ts';
import { SURE } from '../finding.ts';

const mended = (text: string): string =>
  applyFindings(
    text,
    findIssues(tagText(text)).filter(({ confidence }) => confidence >= SURE),
  );

/** What learners say, and what becomes of it. */
export function mends(rows: readonly (readonly [wrong: string, right: string])[]): void {
  it.each(rows)('mends %j', (wrong, right) => {
    expect(mended(wrong)).toBe(right);
  });
}

/** What looks alike and is right. */
export function leaves(rows: readonly string[]): void {
  it.each(rows)('leaves %j alone', (right) => {
    expect(mended(right)).toBe(right);
  });
}
