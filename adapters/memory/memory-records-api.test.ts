import { recordsApiContract } from '../../core/ports/records-api.contract.ts';
import type { Take } from '../../core/ports/recorder.ts';
import { MemoryClock } from './memory-clock.ts';
import { MemoryIds } from './memory-ids.ts';
import { memoryLearner } from './memory-learner.fixture.ts';
import { MUMBLED } from './memory-judge.ts';
import { smallWorld } from './small-world.fixture.ts';

const take = (text: string): Take => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'text/plain',
  durationMs: 2000,
});

recordsApiContract('MemoryRecordsApi', async () => {
  const world = smallWorld();
  const clock = new MemoryClock();
  const ids = new MemoryIds();
  const yui = await memoryLearner(world, clock);
  const ken = await memoryLearner(world, clock, 'ken');
  const lesson = world.lessons.get('l-1');
  const otherLesson = world.lessons.get('l-2');
  if (!lesson || !otherLesson) throw new Error('The world is too small');
  return {
    ...yui.controls,
    records: yui.records,
    another: ken.records,
    lesson,
    otherLesson,
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} ${MUMBLED}`),
    noise: take('noise'),
    newId: () => ids.next(),
    pass: (ms) => clock.pass(ms),
    breakRecognizer: (isBroken) => {
      world.isRecognizerBroken = isBroken;
    },
    listed: async () => {
      const status = await yui.library.studyStatus();
      return status.ok ? status.value.records.map(({ id }) => id) : [];
    },
  };
});
