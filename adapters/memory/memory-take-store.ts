import type { KeepError, KeptTake, TakeDraft, TakeStore } from '../../core/ports/take-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { takeOfPieces } from '../../core/takes/take-of-pieces.ts';

interface Begun {
  readonly draft: TakeDraft;
  readonly pieces: Uint8Array[];
  lastAt: number;
}

/** What the tabs of one browser share. */
export class TakeShelf {
  readonly kept = new Map<string, KeptTake>();
  readonly begun = new Map<string, Begun>();
  /** Who holds which take. */
  readonly held = new Map<string, MemoryTakeStore>();
}

export class MemoryTakeStore implements TakeStore {
  readonly #shelf: TakeShelf;
  readonly #homeless = new Map<string, KeptTake>();
  readonly #begun = new Map<string, TakeDraft>();
  #refusal: KeepError | undefined;

  constructor(shelf = new TakeShelf()) {
    this.#shelf = shelf;
  }

  async begin(draft: TakeDraft): Promise<void> {
    this.#begun.set(draft.answerId, draft);
    this.#shelf.held.set(draft.answerId, this);
  }

  async append(answerId: string, piece: Uint8Array, at: number): Promise<Result<void, KeepError>> {
    if (this.#refusal) return fail(this.#refusal);
    const draft = this.#begun.get(answerId);
    if (!draft) return ok(undefined);
    const begun = this.#shelf.begun.get(answerId) ?? { draft, pieces: [], lastAt: at };
    begun.pieces.push(piece.slice());
    begun.lastAt = at;
    this.#shelf.begun.set(answerId, begun);
    return ok(undefined);
  }

  async keep(take: Omit<KeptTake, 'isSafe'>): Promise<Result<void, KeepError>> {
    const { answerId } = take;
    if (this.#refusal) {
      this.#homeless.set(answerId, structuredClone({ ...take, isSafe: false }));
      return fail(this.#refusal);
    }
    this.#shelf.kept.set(answerId, structuredClone({ ...take, isSafe: true }));
    this.#forgetPieces(answerId);
    return ok(undefined);
  }

  async drop(answerId: string): Promise<void> {
    this.#homeless.delete(answerId);
    this.#shelf.kept.delete(answerId);
    this.#forgetPieces(answerId);
  }

  async all(learnerId: string): Promise<readonly KeptTake[]> {
    const left = [...this.#shelf.begun.values()].filter(
      ({ draft: { answerId } }) => !this.#isRecorded(answerId) && !this.#homeless.has(answerId),
    );
    const found = left.map(({ draft, pieces, lastAt }) => takeOfPieces(draft, pieces, lastAt));
    return [...this.#shelf.kept.values(), ...this.#homeless.values(), ...found]
      .filter((take) => take.learnerId === learnerId)
      .sort((a, b) => a.answerId.localeCompare(b.answerId));
  }

  async hold(answerId: string): Promise<boolean> {
    if (this.#shelf.held.has(answerId)) return false;
    this.#shelf.held.set(answerId, this);
    return true;
  }

  release(answerId: string): void {
    if (this.#shelf.held.get(answerId) === this) this.#shelf.held.delete(answerId);
  }

  /** Not part of the port: from now on the device has no room. */
  fill(): void {
    this.refuse({ kind: 'device-full' });
  }

  /** Not part of the port: from now on the device keeps nothing, for this reason; undefined lets it keep again. */
  refuse(refusal: KeepError | undefined): void {
    this.#refusal = refusal;
  }

  /** Not part of the port: the tab is gone, and with it all that only the page knew. */
  die(): void {
    for (const [answerId, holder] of this.#shelf.held) {
      if (holder === this) this.#shelf.held.delete(answerId);
    }
    this.#homeless.clear();
    this.#begun.clear();
  }

  /** Not part of the port: the takes on the device, whosever they are, and those of this page. */
  get everything(): readonly KeptTake[] {
    return [...this.#shelf.kept.values(), ...this.#homeless.values()];
  }

  /** Not part of the port: whether a tab has left anything behind. */
  get hasAny(): boolean {
    return this.#shelf.kept.size + this.#shelf.begun.size > 0;
  }

  #isRecorded(answerId: string): boolean {
    const holder = this.#shelf.held.get(answerId);
    return holder !== undefined && (holder !== this || this.#begun.has(answerId));
  }

  #forgetPieces(answerId: string): void {
    this.#begun.delete(answerId);
    this.#shelf.begun.delete(answerId);
  }
}
