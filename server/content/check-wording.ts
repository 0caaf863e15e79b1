import type { LocalText, Question } from './book-schema.ts';
import type { LocalProblem } from './check-question.ts';

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

export function checkPunctuation(field: string, text: string): readonly LocalProblem[] {
  const found = HALF_WIDTH.exec(text)?.[0];
  return found === undefined
    ? []
    : [{ path: [field], kind: 'half-width-punctuation', detail: found }];
}
