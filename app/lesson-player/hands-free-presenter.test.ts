import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import type { HandsFreePresenter } from './hands-free-presenter.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

const FRAME_MS = 50;

describe('a lesson without a tap', () => {
  let stage: LessonStage;
  let handsFree: HandsFreePresenter;

  beforeEach(async () => {
    stage = await LessonStage.open();
    ({ handsFree } = stage.lesson);
  });

  /** Time goes by, and whatever waits for it happens. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      stage.clock.pass(FRAME_MS);
      await settle();
    }
  };

  /** She says it, and then it is quiet. */
  const says = async (sentence: string) => {
    await stage.recorder.hear(sentence, 1, 0.5);
    for (let frame = 0; frame < 20; frame += 1) {
      await stage.recorder.hear('', 1, frame % 4 === 3 ? 0.02 : 0.5);
      await pass(FRAME_MS);
    }
    await isQuiet(1600);
  };

  const isQuiet = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      await stage.recorder.hear('', 1, 0.01);
      await pass(FRAME_MS);
    }
  };

  const step = () => stage.lesson.player.turn.state.step;

  it('listens once the prompt was spoken', async () => {
    handsFree.turn(true);
    await settle();
    expect(stage.sounds.played.at(-1)).toBe('sound:one を英語で');
    expect(step()).toBe('recording');
  });

  it('ends when she looks at something else, and hears nothing there', async () => {
    stage.sounds.isEndless = true;
    handsFree.turn(true);
    await settle();
    stage.visibility.turn(false);
    await settle();
    expect(handsFree.isOn).toBe(false);
    expect(step()).toBe('asking');
  });

  it('drops what it was recording when she looks at something else', async () => {
    handsFree.turn(true);
    await settle();
    expect(step()).toBe('recording');
    stage.visibility.turn(false);
    await settle();
    expect(step()).toBe('asking');
    stage.visibility.turn(true);
    await pass(20_000);
    expect(step()).toBe('asking');
  });

  it.each([0, 500])(
    'lets go of a microphone that was still opening when she looked at something else: %s ms',
    async (ms) => {
      stage.recorder.delay();
      handsFree.turn(true);
      await settle();
      await pass(ms);
      stage.visibility.turn(false);
      expect(step()).toBe('asking');
      expect(stage.lesson.player.turn.canAnswer).toBe(true);
      stage.recorder.catchUp();
      await settle();
      expect(stage.recorder.openMicrophones).toBe(0);
      expect(step()).toBe('asking');
      await stage.answer('Say one.');
      expect(stage.outcome()).toBe('correct');
    },
  );

  it('does not listen while the prompt is spoken', async () => {
    stage.sounds.isEndless = true;
    handsFree.turn(true);
    await settle();
    expect(step()).toBe('asking');
    stage.lesson.player.sounds.stop();
    await settle();
    expect(step()).toBe('recording');
  });

  it('judges when she has said it, speaks the model, and asks the next one', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    expect(step()).toBe('graded');
    await pass(1000);
    expect(stage.sounds.played.at(-1)).toBe('sound:Please say one.');
    await pass(2000);
    expect(stage.lesson.progress.question?.id).toBe('two');
    expect(stage.sounds.played.at(-1)).toBe('sound:two を英語で');
    expect(step()).toBe('recording');
  });

  it('speaks each prompt, also to a learner who reads', async () => {
    stage.lesson.player.choosePromptStyle('shown');
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    await pass(3000);
    expect(stage.sounds.played.at(-1)).toBe('sound:two を英語で');
  });

  it('leaves time to read a prompt in Korean, and listens then', async () => {
    stage.lesson.player.choosePromptLanguage('ko');
    stage.lesson.player.choosePromptStyle('shown');
    stage.sounds.played.length = 0;
    handsFree.turn(true);
    await settle();
    await pass(1000);
    expect(step()).toBe('asking');
    await pass(1500);
    expect(step()).toBe('recording');
    expect(stage.sounds.played).toEqual([]);
  });

  it('goes through the whole lesson, and is off at its end', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    await pass(3000);
    await says('Say two.');
    await pass(3000);
    expect(stage.lesson.player.turn.state).toMatchObject({
      step: 'finished',
      recordId: expect.any(String),
    });
    expect(Object.values(stage.lesson.progress.outcomes)).toEqual(['correct', 'correct']);
    expect(handsFree.isOn).toBe(false);
  });

  it('asks once more when it was not clear, and then lets it be', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say two (mumbled)');
    expect(step()).toBe('recording');
    await says('Say two (mumbled)');
    expect(step()).toBe('say-again');
    await pass(3000);
    expect(stage.lesson.progress.question?.id).toBe('two');
    expect(stage.lesson.progress.outcomes).toEqual({});
  });

  it('speaks the model where nothing was said, and goes on', async () => {
    handsFree.turn(true);
    await settle();
    await isQuiet(12_500);
    expect(stage.lesson.player.turn.state).toMatchObject({
      step: 'refused',
      error: { kind: 'no-speech' },
    });
    await pass(3000);
    expect(stage.sounds.played).toContain('sound:Please say one.');
    expect(stage.lesson.progress.question?.id).toBe('two');
  });

  it('does not wait for a model answer that never ends', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    stage.sounds.isEndless = true;
    await pass(14_000);
    expect(step()).toBe('graded');
    await pass(4000);
    expect(stage.lesson.progress.question?.id).toBe('two');
  });

  it('is off where there is no microphone', async () => {
    stage.recorder.refuse({ kind: 'microphone-denied' });
    handsFree.turn(true);
    await settle();
    expect(step()).toBe('refused');
    expect(handsFree.isOn).toBe(false);
  });

  it('leaves her alone once it is turned off', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    handsFree.turn(false);
    await pass(5000);
    expect(step()).toBe('graded');
  });

  it('does not go on twice when she went on herself', async () => {
    handsFree.turn(true);
    await settle();
    await says('Say one.');
    await stage.lesson.next();
    await pass(500);
    expect(stage.lesson.progress.question?.id).toBe('two');
    await pass(3000);
    expect(stage.lesson.progress.question?.id).toBe('two');
  });
});
