import type { RecordsSubject } from '../../core/ports/records-scene.contract.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { MemoryClock } from './memory-clock.ts';
import type { MemoryIds } from './memory-ids.ts';
import { MUMBLED } from './memory-judge.ts';
import type { memoryLearner } from './memory-learner.fixture.ts';
import type { MemoryWorld } from './memory-world.ts';

type MemoryLearner = Awaited<ReturnType<typeof memoryLearner>>;

export interface RecordsStage {
  readonly world: MemoryWorld;
  readonly clock: MemoryClock;
  readonly ids: MemoryIds;
  readonly yui: MemoryLearner;
  readonly ken: MemoryLearner;
}

const take = (text: string): Take => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'text/plain',
  durationMs: 2000,
});

/** What the RecordsApi contract asks of a small world, for whatever Yui's records are reached through. */
export function memoryRecordsSubject(
  { world, clock, ids, yui, ken }: RecordsStage,
  records: RecordsApi = yui.records,
): RecordsSubject {
  const lesson = world.lessons.get('l-1');
  const otherLesson = world.lessons.get('l-2');
  if (!lesson || !otherLesson) throw new Error('The world is too small');
  return {
    ...yui.controls,
    records,
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
}
