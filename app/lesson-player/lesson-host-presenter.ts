import type { Ids } from '../../core/ports/ids.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { ReviewApi } from '../../core/ports/review-api.ts';
import { ask } from '../../core/takes/ask.ts';
import type { TakeKeeper } from '../../core/takes/take-keeper.ts';
import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import type { RecordDetail } from '../../core/verbal-composition/record.ts';
import type { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import type { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import type { SubmitAnswer } from '../../core/verbal-composition/submit-answer.ts';
import type { QuestionPlayerHost } from '../answering/question-host-presenter.ts';
import type { Turn } from '../answering/turn-state.ts';
import type { LeftTakesState } from './left-takes-state.ts';
import type { RoundState } from './round-state.ts';

export interface LessonHostDependencies {
  readonly startAnswer: StartAnswer;
  readonly takeKeeper: Pick<TakeKeeper, 'letGo'>;
  readonly submitAnswer: SubmitAnswer;
  readonly resendAnswer: ResendAnswer;
  readonly records: RecordsApi;
  /** Judges what is said once more, and keeps nothing. */
  readonly judging: Pick<ReviewApi, 'judgeVoice'>;
  readonly ids: Ids;
}

/** An answer of a lesson belongs to its round; what is said is kept on the device until the round has it. */
export function lessonHost(
  progress: RoundState,
  left: LeftTakesState,
  dependencies: LessonHostDependencies,
): QuestionPlayerHost<RecordDetail> {
  const { startAnswer, submitAnswer, takeKeeper, resendAnswer, records, judging, ids } =
    dependencies;
  const answered = ({ answerId, lap }: Turn<RecordDetail>) => {
    const { round } = progress;
    return { answerId, round, questionId: asked(progress).question.id, answerMs: lap.ms() };
  };
  return {
    progress,
    judgesHerselfAfter: ['recognition-failed'],
    settled({ recordId, questionId, outcome }) {
      if (recordId === progress.round.id) progress.settle(questionId, outcome);
    },
    judgeTyped: (text, turn) => records.answerByTyping({ ...answered(turn), text }),
    judgeRepeat: (take) => judging.judgeVoice(asked(progress).question.id, take),
    ownTake: ({ audio }) => audio,
    takeJudge: (turn) => ({
      begin() {
        const { lesson, question } = asked(progress);
        turn.answerId = ids.next();
        return startAnswer.execute(
          ask(turn.answerId, progress.round, lesson, question, turn.lap.ms()),
        );
      },
      judge: async (recording, onEnded) => submitAnswer.execute(recording, answered(turn), onEnded),
      interrupt: async (recording) =>
        (await submitAnswer.interrupt(recording, answered(turn)))?.take,
      async judgeAgain() {
        const { answerId } = turn;
        await left.drop(asked(progress).question.id, answerId);
        return resendAnswer.execute(answerId, progress.round);
      },
      judgeLater: () => takeKeeper.letGo(turn.answerId),
      dropInterrupted: () => left.drop(asked(progress).question.id),
    }),
  };
}

function asked({ lesson, question }: RoundState): {
  readonly lesson: Lesson;
  readonly question: Question;
} {
  if (!lesson || !question) throw new Error('Nothing is asked');
  return { lesson, question };
}
