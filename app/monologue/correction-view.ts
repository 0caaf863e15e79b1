import type { CorrectionPresenter } from './correction-presenter.ts';
import type { SentencePracticeView } from './sentence-practice.tsx';
import type { SpeechListeningView } from './speech-view.ts';

export type CorrectionView = Pick<
  CorrectionPresenter,
  | 'state'
  | 'error'
  | 'isSubmitting'
  | 'isAskedToRemove'
  | 'retry'
  | 'submit'
  | 'dispute'
  | 'askAgain'
  | 'wantFeedback'
  | 'askNoMore'
  | 'askToRemove'
  | 'remove'
>;

export type CorrectionScreenProps = {
  readonly view: CorrectionView;
  readonly listening: SpeechListeningView;
  readonly practice: SentencePracticeView;
};
