import type { ReviewPresenter } from './review-presenter.ts';

export type ReviewView = Pick<
  ReviewPresenter,
  'state' | 'count' | 'isBeginning' | 'error' | 'load' | 'retry' | 'choose' | 'begin' | 'remove'
>;
