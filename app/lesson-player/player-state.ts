import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { AnswerState } from '../answering/answer-state.ts';
import type { TurnState } from '../answering/turn-state.ts';

type LessonAround =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly error: ApiError | NotFound | Unexpected }
  /** `recordId` is undefined when no question was graded. */
  | { readonly step: 'finished'; readonly recordId: string | undefined };

export type PlayerState = AnswerState<RecordDetail> | LessonAround;

export type LessonTurn = TurnState<RecordDetail, LessonAround>;
