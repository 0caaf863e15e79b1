import type { RecordsSubject } from '../../core/ports/records-scene.contract.ts';
import type { Take } from '../../core/ports/recorder.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { MemoryClock } from '../memory/memory-clock.ts';
import type { MemoryIds } from '../memory/memory-ids.ts';
import { MUMBLED, type SmallOz, type SmallOzLearner } from './small-oz.fixture.ts';

export interface RecordsStage {
  readonly oz: SmallOz;
  readonly clock: MemoryClock;
  readonly ids: MemoryIds;
  readonly yui: SmallOzLearner;
  readonly ken: SmallOzLearner;
}

const take = (text: string): Take => ({
  bytes: new TextEncoder().encode(text),
  mediaType: 'text/plain',
  durationMs: 2000,
});

/** What the RecordsApi contract asks of a small Oz, for whatever Yui's records are reached through. */
export async function recordsSubject(
  { oz, clock, ids, yui, ken }: RecordsStage,
  records: RecordsApi = yui.records,
): Promise<RecordsSubject> {
  const [lesson, otherLesson] = await Promise.all([
    yui.library.lesson('l-1'),
    yui.library.lesson('l-2'),
  ]);
  if (!lesson.ok || !otherLesson.ok) throw new Error('There are too few lessons');
  return {
    ...yui.controls,
    records,
    another: ken.records,
    lesson: lesson.value,
    otherLesson: otherLesson.value,
    say: (text) => take(`said:${text}`),
    mumble: (text) => take(`said:${text} ${MUMBLED}`),
    noise: take('noise'),
    newId: () => ids.next(),
    pass: (ms) => clock.pass(ms),
    breakRecognizer: (isBroken) => {
      oz.isRecognizerBroken = isBroken;
    },
    listed: async () => {
      const status = await yui.library.studyStatus();
      return status.ok ? status.value.records.map(({ id }) => id) : [];
    },
  };
}
