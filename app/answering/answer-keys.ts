import type { Mode } from '../../core/verbal-composition/record.ts';
import type { AnswerState, AroundState } from './answer-state.ts';

/** What a key does where a question is asked and answered: the same in a lesson and in a review. */
export const ANSWER_KEYS = [
  { keys: [' '], shown: 'Space', does: 'answer' },
  { keys: ['p'], shown: 'P', does: 'prompt' },
  { keys: ['m'], shown: 'M', does: 'model' },
  { keys: ['o'], shown: 'O', does: 'own-voice' },
  { keys: ['n', 'ArrowRight'], shown: 'N →', does: 'next' },
  { keys: ['1'], shown: '1', does: 'not-yet' },
  { keys: ['2'], shown: '2', does: 'said-it' },
  { keys: ['?'], shown: '?', does: 'help' },
] as const;

export type AnswerKeyName = (typeof ANSWER_KEYS)[number]['does'];

/** What can be done by a key at this moment. */
export type AnswerDeed =
  | 'record'
  | 'stop'
  | 'reveal'
  | 'play-prompt'
  | 'play-model'
  | 'play-own'
  | 'next'
  | 'judge-wrong'
  | 'judge-correct'
  | 'help';

const NAMES: ReadonlyMap<string, AnswerKeyName> = new Map(
  ANSWER_KEYS.flatMap(({ keys, does }) => keys.map((key) => [key, does] as const)),
);

/** Undefined where the key does nothing now. */
export function deedOf(
  key: string,
  step: (AnswerState | AroundState)['step'],
  mode: Mode,
): AnswerDeed | undefined {
  const canAnswer = ['asking', 'say-again', 'refused'].includes(step);
  const isOpen = step === 'graded' || step === 'self-judging';
  switch (NAMES.get(key)) {
    case 'answer':
      if (canAnswer) return ({ ai: 'record', self: 'reveal', typing: undefined } as const)[mode];
      if (step === 'recording') return 'stop';
      return isOpen ? 'play-model' : undefined;
    case 'prompt':
      return canAnswer || isOpen ? 'play-prompt' : undefined;
    case 'model':
      return isOpen ? 'play-model' : undefined;
    case 'own-voice':
      return step === 'graded' ? 'play-own' : undefined;
    case 'next':
      return step === 'graded' ? 'next' : undefined;
    case 'not-yet':
      return step === 'self-judging' ? 'judge-wrong' : undefined;
    case 'said-it':
      return step === 'self-judging' ? 'judge-correct' : undefined;
    case 'help':
      return 'help';
    case undefined:
      return undefined;
  }
}
