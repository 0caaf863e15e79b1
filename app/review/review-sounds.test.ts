import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { SoundEffects } from '../../core/listening/sound-effects.ts';
import { soundLesson } from '../lesson-player/lesson-sounds-presenter.ts';
import type { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { reviewStage } from './review-stage.fixture.ts';

describe('the end of a review', () => {
  let review: ReviewPlayerPresenter;
  let heard: readonly string[];

  beforeEach(async () => {
    const stage = await reviewStage();
    review = await stage.open();
    const player = new MemoryEffectPlayer();
    heard = player.heard;
    soundLesson(review, new SoundEffects(player, stage.preferences, stage.reporter));
  });

  it('is heard', async () => {
    review.player.reveal();
    await review.judgeMyself('correct');
    await review.skip();
    expect(review.player.turn.state.step).toBe('finished');
    expect(heard).toEqual(['finished']);
  });

  it('is silent where every question was skipped', async () => {
    await review.skip();
    await review.skip();
    expect(review.player.turn.state.step).toBe('finished');
    expect(heard).toEqual([]);
  });
});
