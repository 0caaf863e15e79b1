import { beforeEach, expect, it } from 'vitest';
import { MemoryEffectPlayer } from '../../adapters/memory/memory-effect-player.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { SoundEffects } from '../../core/listening/sound-effects.ts';
import { soundLesson } from './lesson-sounds-presenter.ts';
import { LessonStage } from './lesson-stage.fixture.ts';

let stage: LessonStage;
let heard: readonly string[];

beforeEach(async () => {
  stage = await LessonStage.open();
  const player = new MemoryEffectPlayer();
  heard = player.heard;
  soundLesson(stage.lesson, new SoundEffects(player, stage.preferences, new MemoryReporter()));
});

it('is heard at each turn of a lesson', async () => {
  await stage.answer('Please say one.');
  await stage.lesson.next();
  stage.lesson.player.reveal();
  await stage.lesson.judgeMyself('wrong');
  await stage.lesson.next();
  const [start, stop, first, second, end] = heard;
  expect([start, stop, second, end]).toEqual(['start', 'stop', 'wrong', 'finished']);
  expect(first).toBe(
    stage.lesson.progress.outcomes[stage.lesson.progress.lesson?.questions[0]?.id ?? ''],
  );
});

it('makes no sound of an answer that was cancelled, or a lesson without one', async () => {
  await stage.lesson.player.spoken.record();
  const cancelling = stage.lesson.player.spoken.cancel();
  stage.clock.pass(1500);
  await cancelling;
  await stage.lesson.skip();
  await stage.lesson.skip();
  expect(heard).toEqual(['start']);
});

it('is heard when a sentence that was wrong is said again, and right', async () => {
  await stage.answer('Bananas dance quietly.');
  const before = heard.length;
  await stage.lesson.player.repeat.record();
  await stage.recorder.hear('Please say one.');
  await stage.lesson.player.repeat.stop();
  expect(heard.slice(before)).toEqual(['correct']);
});
