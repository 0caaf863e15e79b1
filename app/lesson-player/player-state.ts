import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Unexpected } from '../../core/shared/attempt.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { TurnState } from '../answering/turn-state.ts';

export type LessonAround =
  | { readonly step: 'unavailable'; readonly error: ApiError | NotFound | Unexpected }
  /** `recordId` is undefined when no question was graded. */
  | { readonly step: 'finished'; readonly recordId: string | undefined };

export type PlayerState = TurnState<RecordDetail, LessonAround>['state'];

export type LessonTurn = TurnState<RecordDetail, LessonAround>;
