import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle } from '../../adapters/http/small-oz.fixture.ts';
import { ANSWER_MODE_KEY } from '../../core/settings/preference-keys.ts';
import { ReviewPlayerPresenter } from './review-player-presenter.ts';
import { reviewStage } from './review-stage.fixture.ts';

let stage: Awaited<ReturnType<typeof reviewStage>>;

beforeEach(async () => {
  stage = await reviewStage();
});

describe('an answer of a review, judged by Oz', () => {
  let review: ReviewPlayerPresenter;

  beforeEach(async () => {
    review = await stage.open();
  });

  const says = async (sentence: string) => {
    await review.player.spoken.record();
    await stage.recorder.hear(sentence);
    await review.player.spoken.stop();
  };
  const logged = () => stage.reviewed();

  it('counts as judged once she goes on, with the time it took', async () => {
    stage.clock.pass(1800);
    await says('Say one.');
    expect(review.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct', judged: 'correct', transcript: 'Say one.' },
    });
    stage.clock.pass(60_000);
    expect(logged()).toEqual([]);
    await review.next();
    await settle();
    expect(logged()).toMatchObject([
      { questionId: 'one', outcome: 'correct', ground: 'judged', answerMs: 1800 },
    ]);
    expect(review.progress.index).toBe(1);
    expect(review.player.turn.state).toEqual({ step: 'asking' });
  });

  it('can be heard again while its verdict is shown, and only then', async () => {
    await says('Pineapples dance.');
    const before = stage.sounds.played.length;
    await review.player.play('own-take');
    expect(stage.sounds.played).toHaveLength(before + 1);
    expect(stage.sounds.played.at(-1)).toContain('Pineapples');
    await review.next();
    await settle();
    const after = stage.sounds.played.length;
    await review.player.play('own-take');
    expect(stage.sounds.played).toHaveLength(after);
  });

  it('keeps neither the take nor a record of it', async () => {
    const before = [stage.oz.tables.records.size, stage.oz.sounds.size];
    await says('Say one.');
    await review.next();
    expect([stage.oz.tables.records.size, stage.oz.sounds.size]).toEqual(before);
  });

  it('may be flipped before she goes on, and counts once', async () => {
    await says('Pineapples dance.');
    expect(review.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'wrong' },
    });
    review.settle('correct');
    expect(review.player.turn.state).toMatchObject({
      detail: { outcome: 'correct', judged: 'wrong' },
    });
    await review.next();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct', ground: 'own-word' }]);
  });

  it('counts, too, where she leaves before she goes on', async () => {
    await says('Pineapples dance.');
    review.dispose();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'wrong' }]);
  });

  it('is on the device as soon as it is judged', async () => {
    await says('Say one.');
    expect(stage.parts.answers.all()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('is asked again where it was not understood, and nothing counts', async () => {
    await says(`Say two ${MUMBLED}`);
    expect(review.player.turn.state.step).toBe('say-again');
    expect(stage.parts.answers.all()).toEqual([]);
    await says('Say one.');
    expect(review.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct' },
    });
  });

  it.each([
    ['recognition-failed', () => (stage.oz.isRecognizerBroken = true)],
    ['offline', () => (stage.oz.isOffline = true)],
  ])('is hers to judge after %s', async (kind, breaks) => {
    breaks();
    stage.clock.pass(3000);
    await says('Say one.');
    expect(review.player.turn.state).toEqual({ step: 'self-judging', because: { kind } });
    stage.oz.isOffline = false;
    await review.judgeMyself('correct');
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct', ground: 'own-word' }]);
  });

  it('is told apart from silence', async () => {
    await says('');
    expect(review.player.turn.state).toMatchObject({
      step: 'refused',
      error: { kind: 'no-speech' },
    });
  });

  it('can be typed', async () => {
    review.chooseMode('typing');
    expect(stage.preferences.read(ANSWER_MODE_KEY)).toBe('typing');
    await review.player.typed.submit('ねむい');
    expect(review.player.typed.flaw).toBe('other-language');
    await review.player.typed.submit('Please say one.');
    expect(review.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct' },
    });
    await review.next();
    expect(review.player.typed.text).toBe('');
  });

  it('is still there to compare where what she typed could not be judged', async () => {
    review.chooseMode('typing');
    stage.oz.isOffline = true;
    await review.player.typed.submit('Bananas dance quietly.');
    expect(review.player.turn.state).toEqual({
      step: 'self-judging',
      because: { kind: 'offline' },
    });
    expect(review.player.typed.text).toBe('Bananas dance quietly.');
  });

  it('is judged on the device without a network, where the lists settle it', async () => {
    review.chooseMode('typing');
    stage.oz.isOffline = true;
    await review.player.typed.submit('Say one.');
    expect(review.player.turn.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct', judged: 'correct', transcript: 'Say one.' },
    });
    await review.next();
    stage.oz.isOffline = false;
    await stage.parts.answers.sendAll();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct', ground: 'judged' }]);
  });

  it('is given as lessons were answered last', async () => {
    stage.preferences.write(ANSWER_MODE_KEY, 'self');
    expect(new ReviewPlayerPresenter('r', stage.parts).mode).toBe('self');
  });
});
