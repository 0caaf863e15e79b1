import type { Ids } from '../../core/ports/ids.ts';
import { ask } from '../../core/takes/ask.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import type { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import type { SubmitAnswer } from '../../core/verbal-composition/submit-answer.ts';
import type { Voice } from '../answering/spoken-answer-presenter.ts';
import type { LessonTurn } from './player-state.ts';
import type { RoundState } from './round-state.ts';

export interface LessonVoiceParts {
  readonly startAnswer: StartAnswer;
  readonly submitAnswer: SubmitAnswer;
  readonly resendAnswer: ResendAnswer;
  readonly ids: Ids;
}

/** What is said in a lesson: kept on the device until the round has it. */
export function lessonVoice(
  turn: LessonTurn,
  progress: RoundState,
  { startAnswer, submitAnswer, resendAnswer, ids }: LessonVoiceParts,
): Voice<RecordDetail> {
  return {
    async begin() {
      const { lesson, question, round } = progress;
      if (!lesson || !question) throw new Error('Nothing is asked');
      const asked = ask(ids.next(), round, lesson, question, turn.lap.ms());
      const started = await startAnswer.execute(asked);
      if (started.ok) turn.answerId = asked.answerId;
      return started;
    },
    cancel: () => startAnswer.cancel(),
    judge(onEnded) {
      const { question, round } = progress;
      if (!question) throw new Error('Nothing is asked');
      const { answerId, lap } = turn;
      const answer = { answerId, round, questionId: question.id, answerMs: lap.ms() };
      return submitAnswer.execute(answer, onEnded);
    },
    judgeAgain: () => resendAnswer.execute(turn.answerId, progress.round.id),
  };
}
