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
  let player: ReviewPlayerPresenter;

  beforeEach(async () => {
    player = await stage.open();
  });

  const says = async (sentence: string) => {
    await player.record();
    await stage.recorder.hear(sentence);
    await player.stop();
  };
  const logged = () => stage.reviewed();

  it('counts as judged once she goes on, with the time it took', async () => {
    stage.clock.pass(1800);
    await says('Say one.');
    expect(player.state).toMatchObject({
      step: 'graded',
      detail: { outcome: 'correct', judged: 'correct', transcript: 'Say one.' },
    });
    stage.clock.pass(60_000);
    expect(logged()).toEqual([]);
    await player.next();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct', answerMs: 1800 }]);
    expect(player).toMatchObject({ index: 1, state: { step: 'asking' } });
  });

  it('keeps neither the take nor a record of it', async () => {
    const before = [stage.oz.tables.records.size, stage.oz.sounds.size];
    await says('Say one.');
    await player.next();
    expect([stage.oz.tables.records.size, stage.oz.sounds.size]).toEqual(before);
  });

  it('may be flipped before she goes on, and counts once', async () => {
    await says('Pineapples dance.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'wrong' } });
    player.settle('correct');
    expect(player.state).toMatchObject({ detail: { outcome: 'correct', judged: 'wrong' } });
    await player.next();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('counts, too, where she leaves before she goes on', async () => {
    await says('Pineapples dance.');
    player.dispose();
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'wrong' }]);
  });

  it('is on the device as soon as it is judged', async () => {
    await says('Say one.');
    expect(stage.parts.answers.all()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('is asked again where it was not understood, and nothing counts', async () => {
    await says(`Say two ${MUMBLED}`);
    expect(player.state.step).toBe('say-again');
    expect(stage.parts.answers.all()).toEqual([]);
    await says('Say one.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
  });

  it.each([
    ['recognition-failed', () => (stage.oz.isRecognizerBroken = true)],
    ['offline', () => (stage.oz.isOffline = true)],
  ])('is hers to judge after %s', async (kind, breaks) => {
    breaks();
    await says('Say one.');
    expect(player.state).toEqual({ step: 'self-judging', because: { kind } });
    stage.oz.isOffline = false;
    await player.judgeMyself('correct');
    await settle();
    expect(logged()).toMatchObject([{ questionId: 'one', outcome: 'correct' }]);
  });

  it('is told apart from silence', async () => {
    await says('');
    expect(player.state).toMatchObject({ step: 'refused', error: { kind: 'no-speech' } });
  });

  it('can be typed', async () => {
    player.chooseMode('typing');
    expect(stage.preferences.read(ANSWER_MODE_KEY)).toBe('typing');
    await player.submitTyped('ねむい');
    expect(player.typed.flaw).toBe('other-language');
    await player.submitTyped('Please say one.');
    expect(player.state).toMatchObject({ step: 'graded', detail: { outcome: 'correct' } });
    await player.next();
    expect(player.typed.text).toBe('');
  });

  it('is still there to compare where what she typed could not be judged', async () => {
    player.chooseMode('typing');
    stage.oz.isOffline = true;
    await player.submitTyped('Please say one.');
    expect(player.state).toEqual({ step: 'self-judging', because: { kind: 'offline' } });
    expect(player.typed.text).toBe('Please say one.');
  });

  it('is given as lessons were answered last', async () => {
    stage.preferences.write(ANSWER_MODE_KEY, 'self');
    expect(new ReviewPlayerPresenter('r', stage.parts).mode).toBe('self');
  });

  it('is not recorded any more once she has left', async () => {
    await player.record();
    player.dispose();
    expect(stage.recorder.isRecording).toBe(false);
  });
});
