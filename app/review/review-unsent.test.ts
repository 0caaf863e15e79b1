import { beforeEach, describe, expect, it } from 'vitest';
import { fail } from '../../core/shared/result.ts';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { reviewStage } from './review-stage.fixture.ts';

describe('a review whose answers are still to be sent', () => {
  let stage: Awaited<ReturnType<typeof reviewStage>>;
  let review: ReviewPlayerPresenter;

  beforeEach(async () => {
    stage = await reviewStage();
    review = await stage.open();
  });

  it('goes on where she was when it is opened again, also with what was not sent', async () => {
    stage.oz.isOffline = true;
    review.player.reveal();
    await review.judgeMyself('wrong');
    stage.oz.isOffline = false;
    await review.load();
    expect(review.progress.index).toBe(1);
    expect(review.progress.item?.question.id).toBe('two');
  });

  it('goes on without a network, and says what is still to be sent', async () => {
    stage.oz.isOffline = true;
    for (const outcome of ['correct', 'wrong'] as const) {
      review.player.reveal();
      await review.judgeMyself(outcome);
    }
    expect(review.player.turn.state).toMatchObject({
      step: 'finished',
      items: [{ outcome: 'correct' }, { outcome: 'wrong' }],
      unsent: 2,
      more: undefined,
    });
  });

  describe('on a line that does not carry every answer', () => {
    /** How many answers are lost, from the first one on. */
    function lose(count: number) {
      const { reviews } = stage.yui;
      const answer = reviews.answer.bind(reviews);
      let told = 0;
      reviews.answer = async (said) => {
        told += 1;
        return told <= count ? fail({ kind: 'offline' }) : answer(said);
      };
    }

    async function answerBoth() {
      for (let question = 0; question < 2; question += 1) {
        review.player.reveal();
        await review.judgeMyself('correct');
      }
    }

    it('sends once more what was not carried, before it tells what is left', async () => {
      lose(1);
      await answerBoth();
      const { state } = review.player.turn;
      expect(state).toMatchObject({ step: 'finished', unsent: 0, more: undefined });
    });

    it('sends what an earlier review left behind', async () => {
      lose(1);
      review.player.reveal();
      await review.judgeMyself('correct');
      review = await stage.open();
      await answerBoth();
      expect(stage.parts.answers.all()).toEqual([]);
      expect(stage.reviewed()).toHaveLength(3);
    });

    it('offers no more of what the server does not know yet', async () => {
      lose(3);
      await answerBoth();
      const { state } = review.player.turn;
      expect(state).toMatchObject({ step: 'finished', unsent: 2, more: undefined });
    });
  });
});
