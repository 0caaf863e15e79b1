import { expect, it } from 'vitest';
import { Materials } from '../materials/materials.ts';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { OWN_THEME } from '../../core/domain/monologue/material.ts';
import { KeepMonologue } from './keep-monologue.ts';

const ROOM = 1000;

/** The disk is gone while files are removed. */
class TroubledFiles extends MemoryFiles {
  isTroubled = false;

  override async removeAll(path: string): Promise<void> {
    if (this.isTroubled) throw new Error('The disk is gone');
    await super.removeAll(path);
  }
}

it('forgets no speech before its recording, and gives its room back once', async () => {
  const [storage, files] = [memoryStorage(new FsrsScheduler()), new TroubledFiles()];
  const materials = new Materials([]);
  const keep = new KeepMonologue({ ...storage, files, materials, mostKeptBytes: ROOM });
  const at = new Date('2026-11-21T03:00:00Z');
  await storage.learners.add({ id: 'yui', createdAt: at });
  const recording = new Uint8Array(400);
  const kept = await keep.execute({
    id: 'speech',
    learnerId: 'yui',
    materialId: OWN_THEME,
    theme: 'My cat',
    memo: { opening: '', points: '', closing: '' },
    recordedAt: at,
    durationMs: 60_000,
    recording,
  });
  expect(kept.ok).toBe(true);

  files.isTroubled = true;
  await expect(keep.remove('yui', 'speech')).rejects.toThrow('The disk is gone');
  expect(await storage.monologues.ofId('yui', 'speech')).toBeDefined();

  files.isTroubled = false;
  expect(await keep.remove('yui', 'speech')).toEqual({ ok: true, value: undefined });
  expect(await keep.remove('yui', 'speech')).toMatchObject({ error: { kind: 'not-found' } });
  expect(await files.get('takes/yui/speech')).toBeUndefined();
  expect(await storage.keptTakes.add('yui', ROOM, ROOM)).toBe(true);
});

it('counts a speech as submitted that is removed, and takes another under its id for another', async () => {
  const [storage, files] = [memoryStorage(new FsrsScheduler()), new MemoryFiles()];
  const materials = new Materials([]);
  const keep = new KeepMonologue({ ...storage, files, materials, mostKeptBytes: ROOM });
  const at = new Date('2026-11-21T03:00:00Z');
  const midnight = new Date('2026-11-20T15:00:00Z');
  await storage.learners.add({ id: 'yui', createdAt: at });
  const speak = () =>
    keep.execute({
      id: 'speech',
      learnerId: 'yui',
      materialId: OWN_THEME,
      theme: 'My cat',
      memo: { opening: '', points: '', closing: '' },
      recordedAt: at,
      durationMs: 60_000,
      recording: new Uint8Array(10),
    });
  await speak();
  expect(await storage.submissions.take('yui', 'speech', at, midnight)).toBe(true);
  await keep.remove('yui', 'speech');
  await speak();
  expect(await storage.submissions.take('yui', 'speech', at, midnight)).toBe(false);
});
