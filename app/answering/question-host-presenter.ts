import type { PlayAudio } from '../../core/listening/play-audio.ts';
import type { Clipboard } from '../../core/ports/clipboard.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { NotEnglish } from '../../core/ports/records-api.ts';
import type { PageVisibility } from '../../core/ports/page-visibility.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import type { Result } from '../../core/shared/result.ts';
import type { Question } from '../../core/verbal-composition/lesson.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import type { PromptLanguagePresenter } from '../prompts/prompt-language-presenter.ts';
import type { AnswerError } from './answer-state.ts';
import type { PauseParts } from './pause-presenter.ts';
import type { JudgeRepeat } from './repeat-presenter.ts';
import type { TakeJudge } from './spoken-answer-presenter.ts';
import type { Turn, TurnRules } from './turn-state.ts';

/** Which question it is, of those that are asked one after the other. */
export interface QuestionProgress {
  readonly question: Question | undefined;
  /** Counts the questions: what belongs to one of them begins anew with the next. */
  readonly index: number;
}

/** What a lesson and a review do each in its own way. */
export interface QuestionPlayerHost<Detail extends GradedAnswer> extends TurnRules<Detail> {
  readonly progress: QuestionProgress;
  takeJudge(turn: Turn<Detail>): TakeJudge<Detail>;
  judgeTyped(text: string, turn: Turn<Detail>): Promise<Result<Detail, AnswerError | NotEnglish>>;
  /** What she says again after a verdict: judged, and kept nowhere. */
  readonly judgeRepeat: JudgeRepeat;
  /** The answer has just been opened without a spoken one. */
  revealed?(): void;
  /** Where her take can be heard; undefined where none was kept. */
  ownTake?(detail: Detail): string | undefined;
}

export interface QuestionPlayerDependencies {
  readonly recording: Pick<StartRecording, 'execute' | 'onLevel' | 'onTrouble'>;
  /** Whether the model answer must not be heard by itself now. */
  readonly isModelOutOfPlace: () => boolean;
  readonly playAudio: PlayAudio;
  readonly clipboard: Clipboard;
  readonly study: PauseParts['study'];
  readonly preferences: Preferences;
  readonly promptLanguage: PromptLanguagePresenter;
  readonly clock: Clock;
  readonly visibility: Pick<PageVisibility, 'watch'>;
  readonly ids: Ids;
  readonly reporter: Reporter;
}
