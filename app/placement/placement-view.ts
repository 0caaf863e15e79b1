import type { QuestionPlayerView } from '../answering/answering-view.ts';
import type { PlacementPresenter } from './placement-presenter.ts';

export type PlacementView = Pick<
  PlacementPresenter,
  'stage' | 'placement' | 'way' | 'load' | 'begin' | 'restart' | 'answerBy' | 'pass'
> & { readonly player: QuestionPlayerView };

export type PlacementPart = { readonly view: PlacementView };
