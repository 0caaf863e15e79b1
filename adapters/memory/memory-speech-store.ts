import { mayBeRecording, speechOfPieces } from '../../core/monologue/speech-of-pieces.ts';
import type { KeptSpeech, SpeechDraft, SpeechStore } from '../../core/ports/speech-store.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

interface Begun {
  readonly draft: SpeechDraft;
  readonly pieces: Uint8Array[];
  lastAt: number;
  durationMs: number;
}

/** What the pages of one browser share. */
export class SpeechShelf {
  readonly kept = new Map<string, KeptSpeech>();
  readonly begun = new Map<string, Begun>();
}

export class MemorySpeechStore implements SpeechStore {
  readonly #shelf: SpeechShelf;
  readonly #recording = new Map<string, SpeechDraft>();
  readonly #homeless = new Map<string, KeptSpeech>();
  #refusal: KeepError | undefined;

  constructor(shelf = new SpeechShelf()) {
    this.#shelf = shelf;
  }

  begin(draft: SpeechDraft): void {
    this.#recording.set(draft.id, draft);
  }

  async append(
    id: string,
    piece: Uint8Array,
    at: number,
    durationMs: number,
  ): Promise<Result<void, KeepError>> {
    if (this.#refusal) return fail(this.#refusal);
    const draft = this.#recording.get(id);
    if (!draft) return ok(undefined);
    const begun = this.#shelf.begun.get(id) ?? { draft, pieces: [], lastAt: at, durationMs };
    begun.pieces.push(piece.slice());
    begun.lastAt = at;
    begun.durationMs = durationMs;
    this.#shelf.begun.set(id, begun);
    return ok(undefined);
  }

  async keep(speech: KeptSpeech): Promise<Result<void, KeepError>> {
    this.#recording.delete(speech.id);
    if (this.#refusal) {
      this.#homeless.set(speech.id, structuredClone(speech));
      return fail(this.#refusal);
    }
    this.#homeless.delete(speech.id);
    this.#shelf.kept.set(speech.id, structuredClone(speech));
    this.#shelf.begun.delete(speech.id);
    return ok(undefined);
  }

  async drop(id: string): Promise<void> {
    this.#recording.delete(id);
    this.#homeless.delete(id);
    this.#shelf.kept.delete(id);
    this.#shelf.begun.delete(id);
  }

  async all(learnerId: string, now: number): Promise<readonly KeptSpeech[]> {
    const left = [...this.#shelf.begun.values()].filter(
      ({ draft, lastAt }) => !this.#recording.has(draft.id) && !mayBeRecording(lastAt, now),
    );
    const found = left.map(({ draft, pieces, durationMs }) =>
      speechOfPieces(draft, pieces, durationMs),
    );
    const stored = [...this.#shelf.kept.values(), ...found];
    return [...stored.filter(({ id }) => !this.#homeless.has(id)), ...this.#homeless.values()]
      .filter((speech) => speech.learnerId === learnerId)
      .toSorted((a, b) => a.id.localeCompare(b.id));
  }

  /** Not part of the port: from now on the device has no room. */
  fill(): void {
    this.refuse({ kind: 'device-full' });
  }

  /** Not part of the port: from now on the device keeps nothing, for this reason; undefined lets it keep again. */
  refuse(refusal: KeepError | undefined): void {
    this.#refusal = refusal;
  }
}
