import { describe, expect, it } from 'vitest';
import { parseBookFile } from './book-file.ts';
import { checkContent } from './check-content.ts';
import { GOOD_BOOK } from './good-book.fixture.ts';

/** The good book with one stretch exchanged, and what is said of it as line:column kind. */
function problemsAfter(from: string, to: string): readonly string[] {
  if (!GOOD_BOOK.includes(from)) throw new RangeError(`the good book has no ${from}`);
  const parsed = parseBookFile('a.yaml', GOOD_BOOK.replace(from, to));
  const problems = parsed.ok ? checkContent([parsed.value]) : parsed.error;
  return problems.map(({ file, line, column, kind }) => `${file}:${line}:${column} ${kind}`);
}

it('a good book has no problem', () => {
  const parsed = parseBookFile('a.yaml', GOOD_BOOK);
  expect(
    parsed.ok && parsed.value.book.lessons[0]?.questions.map((question) => question.id),
  ).toEqual(['cafe-01', 'cafe-02']);
  expect(parsed.ok && checkContent([parsed.value])).toEqual([]);
});

describe('the place of what is wrong', () => {
  it.each([
    ['a value of the wrong kind', 'minutes: 5', 'minutes: five', 'a.yaml:10:14 not-as-described'],
    ['a value outside its range', 'minutes: 5', 'minutes: 0', 'a.yaml:10:14 not-as-described'],
    ['an unknown level', 'level: A2\ntags', 'level: D1\ntags', 'a.yaml:5:8 not-as-described'],
    ['an entry that is missing', '    easy: true\n', '', 'a.yaml:8:5 not-as-described'],
    [
      'an entry that should not be there',
      'easy: true',
      'easy: true\n    hard: no',
      'a.yaml:12:5 not-as-described',
    ],
    ['an empty value', 'easy: true', 'easy:', 'a.yaml:11:5 not-as-described'],
    ['an id that is no slug', 'id: cafe-01', 'id: Cafe 01', 'a.yaml:13:13 not-as-described'],
    [
      'a reading that is not kana',
      'reading: すいて',
      'reading: 空いて',
      'a.yaml:26:18 not-as-described',
    ],
    [
      'one answer only',
      '\n          - Could I have a coffee, please?',
      '',
      'a.yaml:16:11 not-as-described',
    ],
    ['broken YAML', 'genre: everyday', 'genre: every: day', 'a.yaml:4:8 not-yaml'],
    [
      'an entry twice',
      'genre: everyday',
      'genre: everyday\ngenre: business',
      'a.yaml:5:1 not-yaml',
    ],
    ['an id used twice', 'id: cafe-02', 'id: cafe-01', 'a.yaml:24:13 duplicate-id'],
    [
      'a prompt used twice',
      'prompt: この席、空いていますか？',
      'prompt: コーヒーをください。',
      'a.yaml:25:17 duplicate-prompt',
    ],
    [
      'a wrong variant that is right',
      'I like coffee, please.',
      'could i have a coffee please',
      'a.yaml:19:13 wrong-variant-accepted',
    ],
    [
      'an answer said twice',
      'Could I have a coffee, please?',
      'I would like a coffee please.',
      'a.yaml:17:13 same-answer-twice',
    ],
    [
      'a curly quote',
      "I'd like a coffee, please.",
      'I’d like a coffee, please.',
      'a.yaml:16:13 not-plain-english',
    ],
    [
      'full-width letters',
      'I like coffee, please.',
      'Ｉ like coffee, please.',
      'a.yaml:19:13 not-plain-english',
    ],
    [
      'half-width punctuation',
      'この席、空いていますか？',
      'この席,空いていますか？',
      'a.yaml:25:17 half-width-punctuation',
    ],
    [
      'half-width punctuation in a note',
      '空席を尋ねます。',
      '空席を尋ねます.',
      'a.yaml:28:21 half-width-punctuation',
    ],
    [
      'a prompt without its end',
      'この席、空いていますか？',
      'この席、空いていますか',
      'a.yaml:25:17 prompt-without-end',
    ],
    [
      'Japanese for Korean',
      '빈자리를 물어봐요.',
      '空席を尋ねます。',
      'a.yaml:28:69 not-in-language',
    ],
  ])('%s', (_, from, to, expected) => {
    expect(problemsAfter(from, to)).toEqual([expected]);
  });

  describe('of Korean prompts', () => {
    const koreanIn = (first: string, second: string) => {
      const korean = (text: string) => (text === '' ? '' : `\n        prompt_ko: ${text}`);
      return GOOD_BOOK.replace('ください。', `ください。${korean(first)}`).replace(
        'いますか？',
        `いますか？${korean(second)}`,
      );
    };
    const problemsOf = (first: string, second: string) => {
      const parsed = parseBookFile('a.yaml', koreanIn(first, second));
      const problems = parsed.ok ? checkContent([parsed.value]) : parsed.error;
      return problems.map(({ line, column, kind }) => `${line}:${column} ${kind}`);
    };

    it.each([
      ['all there', '커피 주세요.', '이 자리 비어 있어요?', []],
      ['one left out', '커피 주세요.', '', ['25:9 korean-prompt-missing']],
      ['Japanese in it', '커피をください.', '비어 있어요?', ['15:20 not-in-language']],
      ['no Korean in it', 'Coffee, please.', '비어 있어요?', ['15:20 not-in-language']],
      ['no end', '커피 주세요', '비어 있어요?', ['15:20 prompt-without-end']],
      ['one twice in a lesson', '커피 주세요.', '커피 주세요.', ['27:20 duplicate-prompt']],
    ])('%s', (_, first, second, expected) => {
      expect(problemsOf(first, second)).toEqual(expected);
    });
  });

  it('a model answer may have sixteen words, not seventeen', () => {
    const sixteen =
      'I would like a small cup of hot black coffee and a piece of cheesecake, please.';
    expect(problemsAfter("I'd like a coffee, please.", sixteen)).toEqual([]);
    expect(problemsAfter("I'd like a coffee, please.", sixteen.replace('cake', ' cake'))).toEqual([
      'a.yaml:16:13 model-answer-too-long',
    ]);
  });

  it('every problem of a file is told at once', () => {
    const broken = GOOD_BOOK.replace('easy: true', 'easy: yes please').replace(
      'minutes: 5',
      'minutes: 99',
    );
    const parsed = parseBookFile('a.yaml', broken);
    expect(!parsed.ok && parsed.error.map((problem) => problem.line)).toEqual([10, 11]);
  });
});
