import type { Correction } from '../../../core/domain/monologue/correction.ts';
import type { MaterialGenre } from '../../../core/domain/monologue/material.ts';
import type {
  CorrectedMonologue,
  ListedMonologue,
  Monologues,
  NewMonologue,
  Settled,
  StoredMonologue,
  WaitingMonologue,
} from '../../monologues/monologues.ts';
import type { Page } from '../../page.ts';
import type { KeptTake } from '../../records/records.ts';
import { keyOf, type MemoryTables, type MonologueRow } from './memory-tables.ts';
import { newestFirst } from './newest-first.ts';

export class MemoryMonologues implements Monologues {
  readonly #monologues: MemoryTables['monologues'];
  readonly #genres: MemoryTables['chosenGenres'];

  constructor({ monologues, chosenGenres }: MemoryTables) {
    this.#monologues = monologues;
    this.#genres = chosenGenres;
  }

  async add(monologue: NewMonologue) {
    const { learnerId, id } = monologue;
    const before = this.#monologues.get(keyOf(learnerId, id));
    if (before) return { stored: before, isNew: false };
    const stored: MonologueRow = {
      ...monologue,
      submittedAt: undefined,
      correction: undefined,
      result: undefined,
      refusal: undefined,
      settledAt: undefined,
      readAt: undefined,
      feedbackWantedAt: undefined,
    };
    this.#monologues.set(keyOf(learnerId, id), stored);
    return { stored, isNew: true };
  }

  async ofId(learnerId: string, id: string): Promise<StoredMonologue | undefined> {
    const row = this.#monologues.get(keyOf(learnerId, id));
    if (!row) return undefined;
    const { result: _, ...stored } = row;
    return stored;
  }

  async submit(learnerId: string, id: string, at: Date): Promise<boolean> {
    return this.#change(learnerId, id, (row) => ({ submittedAt: row.submittedAt ?? at }));
  }

  async settle(learnerId: string, id: string, settled: Settled, at: Date): Promise<boolean> {
    return this.#change(learnerId, id, (row) =>
      row.submittedAt && !row.settledAt ? { ...settled, settledAt: at } : undefined,
    );
  }

  async changeCorrection(
    learnerId: string,
    id: string,
    change: (correction: Correction) => CorrectedMonologue | undefined,
  ): Promise<boolean> {
    return this.#change(learnerId, id, ({ correction }) => correction && change(correction));
  }

  async wantFeedback(learnerId: string, id: string, at: Date | undefined): Promise<boolean> {
    return this.#change(learnerId, id, (row) =>
      row.correction ? { feedbackWantedAt: at && (row.feedbackWantedAt ?? at) } : undefined,
    );
  }

  async markRead(learnerId: string, id: string, at: Date): Promise<boolean> {
    return this.#change(learnerId, id, (row) =>
      row.correction ? { readAt: row.readAt ?? at } : undefined,
    );
  }

  async page(
    learnerId: string,
    page: Page,
    { materialId, isCorrected }: { materialId?: string; isCorrected?: boolean } = {},
  ): Promise<readonly ListedMonologue[]> {
    const wanted = this.#of(learnerId).filter(
      (row) =>
        (materialId === undefined || row.materialId === materialId) &&
        (!isCorrected || row.correction !== undefined),
    );
    return newestFirst(wanted, page, ({ recordedAt: at, id }) => ({ at, id })).map((row) => {
      const { correction: _, ...listed } = row;
      return listed;
    });
  }

  async waiting(limit = Infinity): Promise<readonly WaitingMonologue[]> {
    return [...this.#monologues.values()]
      .flatMap(({ learnerId, id, submittedAt, settledAt }) =>
        submittedAt && !settledAt ? [{ learnerId, id, submittedAt }] : [],
      )
      .toSorted((a, b) => +a.submittedAt - +b.submittedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async countBefore(one: WaitingMonologue, since: Date, most: number): Promise<number> {
    const before = (await this.waiting()).filter(
      ({ submittedAt, id }) =>
        submittedAt >= since &&
        (submittedAt < one.submittedAt || (+submittedAt === +one.submittedAt && id < one.id)),
    );
    return Math.min(most, before.length);
  }

  async submittedLast(learnerId: string): Promise<string | undefined> {
    const submitted = this.#of(learnerId).flatMap(({ id, submittedAt }) =>
      submittedAt ? [{ id, submittedAt }] : [],
    );
    return submitted
      .toSorted((a, b) => +b.submittedAt - +a.submittedAt || (a.id < b.id ? 1 : -1))
      .at(0)?.id;
  }

  async countUnread(learnerId: string): Promise<number> {
    return this.#of(learnerId).filter(({ result, readAt }) => result && !readAt).length;
  }

  async spokenAbout(learnerId: string): Promise<ReadonlyMap<string, Date>> {
    const oldestFirst = this.#of(learnerId).toSorted((a, b) => +a.recordedAt - +b.recordedAt);
    return new Map(oldestFirst.map(({ materialId, recordedAt }) => [materialId, recordedAt]));
  }

  async remove(learnerId: string, id: string) {
    const key = keyOf(learnerId, id);
    const row = this.#monologues.get(key);
    this.#monologues.delete(key);
    return row && { takePath: row.takePath, takeBytes: row.takeBytes };
  }

  async takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]> {
    return [...this.#monologues.values()]
      .flatMap(({ learnerId, takePath, recordedAt }) =>
        takePath !== undefined && recordedAt < at ? [{ learnerId, takePath }] : [],
      )
      .slice(0, limit);
  }

  async dropTake(learnerId: string, takePath: string): Promise<void> {
    for (const { id } of this.#of(learnerId).filter((row) => row.takePath === takePath))
      this.#change(learnerId, id, () => ({ takePath: undefined }));
  }

  async genres(learnerId: string): Promise<readonly MaterialGenre[]> {
    return this.#genres.get(learnerId)?.genres ?? [];
  }

  async chooseGenres(learnerId: string, genres: readonly MaterialGenre[]): Promise<void> {
    this.#genres.set(learnerId, { learnerId, genres });
  }

  #of(learnerId: string) {
    return [...this.#monologues.values()].filter((row) => row.learnerId === learnerId);
  }

  #change(
    learnerId: string,
    id: string,
    change: (row: MonologueRow) => Partial<MonologueRow> | undefined,
  ): boolean {
    const key = keyOf(learnerId, id);
    const row = this.#monologues.get(key);
    const changed = row && change(row);
    if (changed) this.#monologues.set(key, { ...row, ...changed });
    return changed !== undefined;
  }
}
