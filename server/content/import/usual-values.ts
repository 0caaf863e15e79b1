import { createHash } from 'node:crypto';
import type { Level, LocalText } from '../book-schema.ts';

/** The note of a question whose author wrote none. */
export const USUAL_NOTE: LocalText = {
  ja: 'お手本を声に出して言い、場面と一緒に覚えましょう。',
  en: 'Say the model answer aloud, and remember it with its situation.',
  ko: '모범 답안을 소리 내어 말하고, 상황과 함께 기억해 봐요.',
};
export const USUAL_LEVEL: Level = 'A2';
export const USUAL_TAG = 'own';
export const USUAL_DESCRIPTION: LocalText = {
  ja: '自分で加えた問題です。',
  en: 'Questions you brought yourself.',
  ko: '직접 추가한 문제예요.',
};

/** Half a minute a question, as in our own books. */
export const usualMinutes = (questions: number): number =>
  Math.min(60, Math.max(1, Math.ceil(questions / 2)));

/** The same name always gives the same id. */
export const idFor = (kind: 'book' | 'lesson' | 'question', ...names: readonly string[]): string =>
  `${kind}-${createHash('sha256').update(names.join('\0')).digest('hex').slice(0, 12)}`;

/** What Excel and word processors make of quotes and dashes goes back to what a keyboard has. */
export const plainEnglish = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’‛′]/gu, "'")
    .replaceAll(/[“”„″]/gu, '"')
    .replaceAll(/ ?[–—―] ?/gu, ' - ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
