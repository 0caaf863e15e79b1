import { expect, it } from 'vitest';
import { tagText } from '../../server/proofreading/wink-tagger.ts';
import { findIssues } from './find-issues.ts';
import { groupByArea, groupByIssue } from './group-findings.ts';

const findings = findIssues(tagText('She like music. He have a dog. I went to home.'));

it('groups by issue, the most frequent first', () => {
  expect(groupByIssue(findings).map(({ key, findings: { length } }) => [key, length])).toEqual([
    ['agreement', 2],
    ['preposition', 1],
  ]);
});

it('groups by area', () => {
  expect(groupByArea(findings).map(({ key }) => key)).toEqual(['verbs', 'words']);
});
