import type { TakesPresenter } from './takes-presenter.ts';

export type TakesView = Pick<
  TakesPresenter,
  | 'state'
  | 'playing'
  | 'deleting'
  | 'error'
  | 'play'
  | 'stopPlaying'
  | 'send'
  | 'sendAll'
  | 'askToDelete'
  | 'keep'
  | 'delete'
>;
