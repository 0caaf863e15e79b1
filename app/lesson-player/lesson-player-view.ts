import type { AnsweringView, QuestionPlayerView } from '../answering/answering-view.ts';
import type { LapState } from '../answering/lap-state.ts';
import type { HandsFreePresenter } from './hands-free-presenter.ts';
import type { KeepingPresenter } from './keeping-presenter.ts';
import type { LessonPlayerPresenter } from './lesson-player-presenter.ts';
import type { LostGradesView } from './lost-grades-notice.tsx';
import type { OtherWordingsPresenter } from './other-wordings-presenter.ts';
import type { PlayerState } from './player-state.ts';
import type { RoundState } from './round-state.ts';

/** What the screen knows of a lesson that is played. */
export type LessonPlayerView = AnsweringView &
  Pick<LessonPlayerPresenter, 'canPause' | 'load' | 'restart' | 'chooseMode'> & {
    readonly player: QuestionPlayerView<PlayerState> & {
      readonly turn: { readonly lap: Pick<LapState, 'beganAt' | 'lastedMs' | 'ms'> };
    };
    readonly progress: Pick<
      RoundState,
      | 'round'
      | 'levels'
      | 'outcomes'
      | 'lesson'
      | 'question'
      | 'index'
      | 'isFresh'
      | 'isLast'
      | 'isResumed'
      | 'targetMs'
      | 'isFirstRound'
      | 'offeredLevel'
      | 'chooseLevel'
    >;
    readonly keeping: Pick<KeepingPresenter, 'error'>;
    readonly lostGrades: LostGradesView;
    readonly wordings: Pick<OtherWordingsPresenter, 'error' | 'generate'>;
    readonly handsFree: Pick<HandsFreePresenter, 'isOn' | 'turn'>;
  };

export type PlayerPart = { readonly view: LessonPlayerView };
