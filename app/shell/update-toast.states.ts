import type { UpdateState } from './update-presenter.ts';

type EveryStep = {
  readonly [S in UpdateState['step']]: Extract<UpdateState, { step: S }>;
};

export const states: EveryStep = {
  current: { step: 'current' },
  ready: { step: 'ready' },
  later: { step: 'later' },
  applying: { step: 'applying' },
};
