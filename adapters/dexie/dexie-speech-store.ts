import { mayBeRecording, speechOfPieces } from '../../core/monologue/speech-of-pieces.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { KeptSpeech, SpeechDraft, SpeechStore } from '../../core/ports/speech-store.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import { askToPersist } from './ask-to-persist.ts';
import { kept } from './keep-error.ts';
import type { OpenDatabase } from './open-database.ts';
import type { OzDatabase } from './oz-database.ts';
import { withDatabase, type WithDatabase } from './with-database.ts';

/** Where the device has no room, speeches live as long as the page does. */
export class DexieSpeechStore implements SpeechStore {
  readonly #with: WithDatabase;
  readonly #hasRows: () => Promise<boolean>;
  readonly #recording = new Map<string, SpeechDraft>();
  readonly #homeless = new Map<string, KeptSpeech>();

  /** @param hasRows tells without opening the database whether it is worth reading. */
  constructor(open: OpenDatabase, reporter?: Reporter, hasRows = async () => true) {
    this.#with = withDatabase(open, reporter);
    this.#hasRows = hasRows;
  }

  begin(draft: SpeechDraft): void {
    this.#recording.set(draft.id, draft);
  }

  async append(
    id: string,
    bytes: Uint8Array,
    at: number,
    durationMs: number,
  ): Promise<Result<void, KeepError>> {
    const draft = this.#recording.get(id);
    if (!draft) return ok(undefined);
    return this.#kept((database) =>
      database.transaction('rw', database.speechDrafts, database.speechPieces, async () => {
        await database.speechDrafts.put({ ...draft, lastAt: at, durationMs });
        if (bytes.length > 0) await database.speechPieces.put({ speechId: id, bytes });
      }),
    );
  }

  async keep(speech: KeptSpeech): Promise<Result<void, KeepError>> {
    const { id } = speech;
    const answer = await this.#kept((database) =>
      inOneGo(database, async () => {
        await database.speeches.put(speech);
        await forgetPieces(database, id);
      }),
    );
    this.#recording.delete(id);
    if (answer.ok) {
      this.#homeless.delete(id);
      void askToPersist();
    } else {
      this.#homeless.set(id, speech);
    }
    return answer;
  }

  async drop(id: string): Promise<void> {
    this.#recording.delete(id);
    this.#homeless.delete(id);
    // Where it can't be dropped it is sent again by mistake, and kept once by the server.
    await this.#kept((database) =>
      inOneGo(database, async () => {
        await database.speeches.delete(id);
        await forgetPieces(database, id);
      }),
    );
  }

  async all(learnerId: string, now: number): Promise<readonly KeptSpeech[]> {
    const stored = await this.#stored(learnerId, now).catch(() => []);
    const homeless = [...this.#homeless.values()].filter((one) => one.learnerId === learnerId);
    return [...stored.filter(({ id }) => !this.#homeless.has(id)), ...homeless].toSorted((a, b) =>
      a.id.localeCompare(b.id),
    );
  }

  async #stored(learnerId: string, now: number): Promise<readonly KeptSpeech[]> {
    if (!(await this.#hasRows())) return [];
    return this.#with((database) =>
      database.transaction(
        'r',
        [database.speeches, database.speechDrafts, database.speechPieces],
        async () => {
          const rows = await database.speeches.where({ learnerId }).toArray();
          const drafts = await database.speechDrafts
            .filter((draft) => draft.learnerId === learnerId)
            .toArray();
          const left = drafts.filter(
            ({ id, lastAt }) => !this.#recording.has(id) && !mayBeRecording(lastAt, now),
          );
          const found = await Promise.all(
            left.map(async ({ lastAt, durationMs, ...draft }) => {
              const pieces = await database.speechPieces.where({ speechId: draft.id }).sortBy('id');
              return speechOfPieces(
                draft,
                pieces.map(({ bytes }) => bytes),
                durationMs ?? Math.max(0, lastAt - draft.startedAt),
              );
            }),
          );
          return [...rows, ...found];
        },
      ),
    );
  }

  #kept(work: (database: OzDatabase) => PromiseLike<unknown>): Promise<Result<void, KeepError>> {
    return kept(this.#with, work);
  }
}

const inOneGo = (database: OzDatabase, work: () => Promise<void>): PromiseLike<void> =>
  database.transaction(
    'rw',
    [database.speeches, database.speechDrafts, database.speechPieces],
    work,
  );

async function forgetPieces(database: OzDatabase, id: string): Promise<void> {
  await database.speechDrafts.delete(id);
  await database.speechPieces.where({ speechId: id }).delete();
}
