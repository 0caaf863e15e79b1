import type { Ids } from '../../core/ports/ids.ts';
import type { PlayAudio } from '../../core/listening/play-audio.ts';
import type { ReviewApi } from '../../core/ports/review-api.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { AnswerAloud } from '../../core/review/answer-aloud.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { GradedAnswer, TakeVerdict } from '../../core/verbal-composition/record.ts';
import type { TakeJudge } from '../answering/spoken-answer-presenter.ts';
import type { HeardAnswer } from './review-player-state.ts';

interface TakeJudgeParts {
  readonly api: Pick<ReviewApi, 'judgeVoice'>;
  readonly ids: Ids;
  readonly recording: StartRecording;
  readonly playAudio: Pick<PlayAudio, 'lend'>;
  readonly questionId: () => string;
  /** Told when she has said something. */
  readonly answered: () => void;
}

/** What a review hears: judged by the server, which keeps none of it. */
export function reviewTakeJudge(
  turn: { answerId: string },
  { api, ids, recording, playAudio, questionId, answered }: TakeJudgeParts,
): TakeJudge<HeardAnswer> {
  const aloud = new AnswerAloud(recording, api);

  /** Her take is on no server: it can be heard as long as its verdict is shown. */
  function heard<E>(
    judged: Result<TakeVerdict<GradedAnswer>, E>,
  ): Result<TakeVerdict<HeardAnswer>, E> {
    if (!judged.ok || judged.value.outcome === 'say-again') return judged;
    const audio = `review-take/${turn.answerId}`;
    if (aloud.take) playAudio.lend(audio, aloud.take.bytes);
    return ok({
      ...judged.value,
      detail: { ...judged.value.detail, audio: aloud.take && audio },
    });
  }

  return {
    begin: () => {
      turn.answerId = ids.next();
      return aloud.begin();
    },
    judge: async (recording, onEnded) => {
      answered();
      return heard(await aloud.judge(recording, questionId(), onEnded));
    },
    interrupt: (recording) => aloud.interrupt(recording),
    judgeAgain: async () => {
      answered();
      return heard(await aloud.judgeAgain(questionId()));
    },
    dropInterrupted: () => aloud.drop(),
  };
}
