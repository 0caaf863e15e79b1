import type { AnsweringView, QuestionPlayerView } from '../answering/answering-view.ts';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import type { ReviewPlayerState } from './review-player-state.ts';
import type { ReviewProgressState } from './review-progress-state.ts';

export type ReviewPlayerView = AnsweringView &
  Pick<
    ReviewPlayerPresenter,
    | 'answerId'
    | 'mode'
    | 'error'
    | 'isBeginning'
    | 'isSeen'
    | 'load'
    | 'chooseMode'
    | 'skip'
    | 'remove'
    | 'tryMore'
  > & {
    readonly player: QuestionPlayerView<ReviewPlayerState>;
    readonly progress: Pick<
      ReviewProgressState,
      'total' | 'isLast' | 'item' | 'question' | 'index'
    >;
  };

export type ReviewPart = { readonly view: ReviewPlayerView };
