import type { Placement } from '../../core/ports/placement-api.ts';
import { stillPlayer, type StillPlayer } from '../answering/answering.states.ts';
import type { AnswerState } from '../answering/answer-state.ts';
import { cafeLesson } from '../books/example-books.ts';
import { exampleLesson } from '../lesson-player/example-lesson.ts';
import type { PlacementStage } from './placement-presenter.ts';
import type { PlacementView } from './placement-view.ts';

type Example = Partial<StillPlayer<AnswerState>> & {
  readonly stage: PlacementStage;
  readonly way?: PlacementView['way'];
  readonly placement?: Partial<Placement>;
};

const [question] = exampleLesson.questions;
const asked = { step: 'asked' } as const;

export const states: {
  readonly [S in PlacementStage['step']]: Example;
} & Readonly<Record<string, Example>> = {
  loading: { stage: { step: 'loading' } },
  failed: { stage: { step: 'failed', error: { kind: 'offline' } } },
  offered: { stage: { step: 'offered' }, placement: { answered: 0 } },
  'offered-begun': { stage: { step: 'offered' } },
  asked: { stage: asked },
  'asked-typing': { stage: asked, way: 'typing' },
  'asked-typing-flaw': { stage: asked, way: 'typing', flaw: 'full-width' },
  'asked-recording': { stage: asked, state: { step: 'recording' } },
  'asked-judging': { stage: asked, state: { step: 'judging' } },
  'asked-again': { stage: asked, state: { step: 'say-again', transcript: '', words: [] } },
  'asked-refused': {
    stage: asked,
    state: { step: 'refused', error: { kind: 'offline' }, canResend: true },
  },
  placed: {
    stage: { step: 'placed' },
    placement: { question: undefined, result: { level: 'B1', lesson: cafeLesson } },
  },
  'placed-beginner': {
    stage: { step: 'placed' },
    placement: { question: undefined, result: { level: 'A1', lesson: undefined } },
  },
};

const still = async (): Promise<void> => {};

/** A placement that stands still in one of its states. */
export function placementIn({
  stage,
  way = 'voice',
  placement,
  ...player
}: Example): PlacementView {
  const all: Placement = {
    answered: 4,
    total: 10,
    question: undefined,
    result: undefined,
    ...placement,
  };
  return {
    stage,
    way,
    placement: all,
    player: stillPlayer({ state: { step: 'asking' }, ...player }, question, all.answered),
    load: still,
    begin: () => {},
    restart: still,
    answerBy: () => {},
    pass: still,
  };
}
