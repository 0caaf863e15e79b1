import type { LocalText, Question } from './book-schema.ts';
import type { LocalProblem } from './check-question.ts';
import type { ContentProblemKind } from './content-problem.ts';

const JAPANESE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const HALF_WIDTH = new RegExp(`${JAPANESE}[!?,.;:()]|[!?,.;:()]${JAPANESE}`, 'u');

/** Japanese with Japanese punctuation; every language in its own script. */
export function checkLocalText(text: LocalText): readonly LocalProblem[] {
  const strangers = [
    ...(new RegExp(JAPANESE, 'u').test(text.ja) ? [] : ['ja' as const]),
    ...(/[a-z]/iu.test(text.en) ? [] : ['en' as const]),
    ...(/\p{Script=Hangul}/u.test(text.ko) ? [] : ['ko' as const]),
  ];
  return [
    ...strangers.map((at): LocalProblem => ({
      path: [at],
      kind: 'not-in-language',
      detail: text[at],
    })),
    ...checkPunctuation('ja', text.ja),
  ];
}

export function checkPrompt({ prompt }: Question): readonly LocalProblem[] {
  const hasEnd = /[。？！…」]$/u.test(prompt);
  return [
    ...checkPunctuation('prompt', prompt),
    ...(hasEnd ? [] : [{ path: ['prompt'], kind: 'prompt-without-end' as const, detail: prompt }]),
  ];
}

/** Korean alone, with its end. */
export function checkKoreanPrompt({ prompt_ko: prompt }: Question): readonly LocalProblem[] {
  if (prompt === undefined) return [];
  const problem = (kind: ContentProblemKind): LocalProblem => ({
    path: ['prompt_ko'],
    kind,
    detail: prompt,
  });
  return [
    ...(isKorean(prompt) ? [] : [problem('not-in-language')]),
    ...(/[.?!…]$/u.test(prompt) ? [] : [problem('prompt-without-end')]),
  ];
}

/** Without Japanese characters: who reads Korean may read none of them. */
export const isKorean = (text: string): boolean =>
  /\p{Script=Hangul}/u.test(text) && !new RegExp(JAPANESE, 'u').test(text);

export function checkPunctuation(field: string, text: string): readonly LocalProblem[] {
  const found = HALF_WIDTH.exec(text)?.[0];
  return found === undefined
    ? []
    : [{ path: [field], kind: 'half-width-punctuation', detail: found }];
}
