import type { Reporter } from '../../core/ports/reporter.ts';
import type { KeepError, KeptTake, TakeDraft, TakeStore } from '../../core/ports/take-store.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { takeOfPieces } from '../../core/takes/take-of-pieces.ts';
import { askToPersist } from './ask-to-persist.ts';
import { kept } from './keep-error.ts';
import type { OpenDatabase } from './open-database.ts';
import type { OzDatabase } from './oz-database.ts';
import { TakeHolds } from './take-holds.ts';
import { withDatabase, type WithDatabase } from './with-database.ts';

/** Where the device has no room, takes live as long as the page does. */
export class DexieTakeStore implements TakeStore {
  readonly #with: WithDatabase;
  readonly #holds: TakeHolds;
  readonly #hasRows: () => Promise<boolean>;
  readonly #begun = new Map<string, TakeDraft>();
  readonly #homeless = new Map<string, KeptTake>();

  /** @param hasRows tells without opening the database whether it is worth reading. */
  constructor(
    open: OpenDatabase,
    reporter?: Reporter,
    locks: LockManager | undefined = navigator.locks,
    hasRows = async () => true,
  ) {
    this.#with = withDatabase(open, reporter);
    this.#holds = new TakeHolds(locks);
    this.#hasRows = hasRows;
  }

  async begin(draft: TakeDraft): Promise<void> {
    this.#begun.set(draft.answerId, draft);
    await this.#holds.take(draft.answerId);
  }

  async append(answerId: string, bytes: Uint8Array, at: number): Promise<Result<void, KeepError>> {
    const draft = this.#begun.get(answerId);
    if (!draft) return ok(undefined);
    return this.#answered((database) =>
      database.transaction('rw', database.drafts, database.pieces, async () => {
        await database.drafts.put({ ...draft, lastAt: at });
        await database.pieces.put({ answerId, bytes });
      }),
    );
  }

  async keep(take: Omit<KeptTake, 'isSafe'>): Promise<Result<void, KeepError>> {
    const { answerId } = take;
    const answer = await this.#answered((database) =>
      inOneGo(database, async () => {
        await database.takes.put(take);
        await forgetPieces(database, answerId);
      }),
    );
    this.#begun.delete(answerId);
    if (answer.ok) {
      this.#homeless.delete(answerId);
      void askToPersist();
    } else {
      this.#homeless.set(answerId, { ...take, isSafe: false });
    }
    return answer;
  }

  async drop(answerId: string): Promise<void> {
    this.#begun.delete(answerId);
    this.#homeless.delete(answerId);
    // Where it can't be dropped it is sent again by mistake, and graded once; what was just graded must not be lost over it.
    await this.#answered((database) =>
      inOneGo(database, async () => {
        await database.takes.delete(answerId);
        await forgetPieces(database, answerId);
      }),
    );
  }

  async all(learnerId: string): Promise<readonly KeptTake[]> {
    const stored = await this.#kept(learnerId).catch(() => []);
    const homeless = [...this.#homeless.values()].filter((take) => take.learnerId === learnerId);
    const isHomeless = ({ answerId }: KeptTake) => this.#homeless.has(answerId);
    return [...stored.filter((take) => !isHomeless(take)), ...homeless].sort((a, b) =>
      a.answerId.localeCompare(b.answerId),
    );
  }

  hold(answerId: string): Promise<boolean> {
    return this.#holds.take(answerId);
  }

  release(answerId: string): void {
    this.#holds.release(answerId);
  }

  async #kept(learnerId: string): Promise<readonly KeptTake[]> {
    if (!(await this.#hasRows())) return [];
    const isElsewhere = await this.#holds.elsewhere();
    return this.#with((database) =>
      database.transaction('r', database.takes, database.drafts, database.pieces, async () => {
        const rows = await database.takes.where({ learnerId }).toArray();
        const drafts = await database.drafts
          .filter((draft) => draft.learnerId === learnerId)
          .toArray();
        const left = drafts.filter(
          ({ answerId, lastAt }) => !this.#begun.has(answerId) && !isElsewhere(answerId, lastAt),
        );
        const found = await Promise.all(
          left.map(async ({ lastAt, ...draft }) => {
            const pieces = await database.pieces.where(idOf(draft)).sortBy('id');
            return takeOfPieces(
              draft,
              pieces.map(({ bytes }) => bytes),
              lastAt,
            );
          }),
        );
        return [...rows.map((row) => ({ ...row, isSafe: true })), ...found];
      }),
    );
  }

  #answered(
    work: (database: OzDatabase) => PromiseLike<unknown>,
  ): Promise<Result<void, KeepError>> {
    return kept(this.#with, work);
  }
}

const idOf = ({ answerId }: TakeDraft) => ({ answerId });

const inOneGo = (database: OzDatabase, work: () => Promise<void>): PromiseLike<void> =>
  database.transaction('rw', [database.takes, database.drafts, database.pieces], work);

async function forgetPieces(database: OzDatabase, answerId: string): Promise<void> {
  await database.drafts.delete(answerId);
  await database.pieces.where({ answerId }).delete();
}
