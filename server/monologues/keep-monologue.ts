import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Materials } from '../materials/materials.ts';
import type { KeptTakes } from '../records/kept-takes.ts';
import { playableOf } from '../records/playable-takes.ts';
import type { Files } from '../storage/files.ts';
import type { Monologues, NewMonologue, StoredMonologue } from './monologues.ts';
import type { Submissions } from './submissions.ts';

export interface RecordedSpeech extends Omit<NewMonologue, 'takePath' | 'takeBytes'> {
  readonly recording: Uint8Array;
}

export type KeepMonologueError = { readonly kind: 'not-found' | 'takes-full' };

export interface KeepMonologueParts {
  readonly monologues: Monologues;
  readonly submissions: Pick<Submissions, 'forgetId'>;
  readonly materials: Materials;
  readonly files: Files;
  readonly keptTakes: KeptTakes;
  /** Of one learner. */
  readonly mostKeptBytes: number;
}

/** Keeps a speech that was recorded; the same one sent twice is kept once. */
export class KeepMonologue {
  readonly #parts: KeepMonologueParts;

  constructor(parts: KeepMonologueParts) {
    this.#parts = parts;
  }

  async execute({
    recording,
    ...speech
  }: RecordedSpeech): Promise<Result<StoredMonologue, KeepMonologueError>> {
    const { monologues, materials, files, keptTakes, mostKeptBytes } = this.#parts;
    const { learnerId, id } = speech;
    const before = await monologues.ofId(learnerId, id);
    if (before) return ok(before);
    if (!materials.isTheme(speech.materialId)) return fail({ kind: 'not-found' });
    if (!(await keptTakes.add(learnerId, recording.length, mostKeptBytes)))
      return fail({ kind: 'takes-full' });
    const takePath = `takes/${learnerId}/${id}`;
    let isCounted = false;
    try {
      await files.put(takePath, recording);
      const added = await monologues.add({ ...speech, takePath, takeBytes: recording.length });
      isCounted = added.isNew;
      return ok(added.stored);
    } catch (error) {
      // She may have closed her account meanwhile: no row leads to the recording, and no sweep would find it.
      if (!(await monologues.ofId(learnerId, id))) await files.removeAll(takePath);
      throw error;
    } finally {
      // Sent twice at the same moment, it is kept once.
      if (!isCounted) await keptTakes.remove(learnerId, recording.length);
    }
  }

  /** Forgets a speech with its recording and its correction. */
  async remove(learnerId: string, id: string): Promise<Result<undefined, { kind: 'not-found' }>> {
    const { monologues, submissions, files, keptTakes } = this.#parts;
    const takePath = (await monologues.ofId(learnerId, id))?.takePath;
    if (takePath !== undefined) {
      // Before the row: where this dies midway, no row would lead to her voice, and no sweep would find it.
      for (const path of [takePath, playableOf(takePath)]) await files.removeAll(path);
    }
    // It counts as submitted; another that comes under its id is not.
    await submissions.forgetId(learnerId, id);
    const removed = await monologues.remove(learnerId, id);
    if (!removed) return fail({ kind: 'not-found' });
    if (removed.takePath !== undefined) await keptTakes.remove(learnerId, removed.takeBytes);
    return ok(undefined);
  }
}
