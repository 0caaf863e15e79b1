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

type Step = (AnswerState | AroundState)['step'];
type Deeds = Readonly<Partial<Record<AnswerKeyName, AnswerDeed | undefined>>>;

const BY_ANSWERING: Readonly<Record<Mode, AnswerDeed | undefined>> = {
  ai: 'record',
  self: 'reveal',
  typing: undefined,
};
const asking = (mode: Mode): Deeds => ({ answer: BY_ANSWERING[mode], prompt: 'play-prompt' });
const OPEN: Deeds = { answer: 'play-model', prompt: 'play-prompt', model: 'play-model' };

const DEEDS: Readonly<Partial<Record<Step, (mode: Mode) => Deeds>>> = {
  asking,
  'say-again': asking,
  refused: asking,
  recording: () => ({ answer: 'stop' }),
  graded: () => ({ ...OPEN, 'own-voice': 'play-own', next: 'next' }),
  'self-judging': () => ({ ...OPEN, 'not-yet': 'judge-wrong', 'said-it': 'judge-correct' }),
};

/** Undefined where the key does nothing now. */
export function deedOf(key: string, step: Step, mode: Mode): AnswerDeed | undefined {
  const name = NAMES.get(key);
  if (name === undefined || name === 'help') return name;
  return DEEDS[step]?.(mode)[name];
}
