import { expect, it } from 'vitest';
import { TOPICS } from '../../language/issues/topics.ts';
import { checkHandbook } from './check-handbook.ts';
import { parseHandbookFile } from './handbook-file.ts';

const GOOD = `topics:
  - id: by-until
    title: { ja: by と until, en: By and until, ko: by와 until }
    rule: { ja: 締め切りは by です。, en: A deadline is by., ko: 기한은 by예요. }
    contrast: { ja: 「に」に注目します。, en: Look for ni., ko: 조사를 봐요. }
    examples:
      - { ja: 金曜までに。, en: By Friday. }
      - { ja: 金曜まで。, en: Until Friday. }
      - { ja: 六時までに。, en: By six. }
    keywords: { ja: [まで], en: [by], ko: [까지] }
`;

function problemsAfter(from: string, to: string): readonly string[] {
  if (!GOOD.includes(from)) throw new RangeError(`the good page has no ${from}`);
  const parsed = parseHandbookFile('h.yaml', GOOD.replace(from, to));
  const problems = parsed.ok ? checkHandbook([parsed.value]) : parsed.error;
  return problems
    .filter(({ kind }) => kind !== 'topic-missing')
    .map(({ line, column, kind }) => `${line}:${column} ${kind}`);
}

it('a good page has no problem', () => {
  expect(problemsAfter('by-until', 'by-until')).toEqual([]);
});

it('whatever the proofreader points at must be there', () => {
  const parsed = parseHandbookFile('h.yaml', GOOD);
  const missing = parsed.ok ? checkHandbook([parsed.value]) : [];
  expect(missing.map(({ detail }) => detail)).toEqual([...TOPICS]);
});

it.each([
  ['two examples', '      - { ja: 六時までに。, en: By six. }\n', '', '7:7 not-as-described'],
  ['an example said twice', 'en: By six. }', 'en: By Friday. }', '9:27 duplicate-prompt'],
  ['full-width English', 'en: By six.', 'en: Ｂy six.', '9:27 not-plain-english'],
  ['half-width punctuation', '六時までに。', '六時までに.', '9:15 half-width-punctuation'],
  ['Japanese for Korean', '기한은 by예요.', '期限はbyです。', '4:58 not-in-language'],
  ['a keyword twice', 'en: [by]', 'en: [by, by]', '10:36 same-keyword-twice'],
  ['an id that is no slug', 'by-until', 'By until', '2:9 not-as-described'],
])('%s', (_, from, to, expected) => {
  expect(problemsAfter(from, to)).toEqual([expected]);
});
