import { Dexie, type Table } from 'dexie';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { READS_TABLE } from '../../core/offline/read-copies.ts';
import type { CacheItem } from '../../core/ports/local-cache.ts';
import type { KeptSpeech, SpeechDraft } from '../../core/ports/speech-store.ts';
import type { KeptTake, TakeDraft } from '../../core/ports/take-store.ts';

export type TakeRow = Omit<KeptTake, 'isSafe'>;

/** A take whose recording has not ended, or never will; `lastAt` is when its last piece was captured. */
export type DraftRow = TakeDraft & { readonly lastAt: number };

/** A speech whose recording has not ended, or never will; `lastAt` is when it was last heard of. */
export type SpeechDraftRow = SpeechDraft & {
  readonly lastAt: number;
  /** Without pauses; not there in rows of an app that knew none. */
  readonly durationMs?: number;
};

/** Bytes, for some browsers lose the Blobs they keep. */
export interface PieceRow {
  readonly id?: number;
  readonly answerId: string;
  readonly bytes: Uint8Array;
}

export interface SpeechPieceRow {
  readonly id?: number;
  readonly speechId: string;
  readonly bytes: Uint8Array;
}

/** The local database: one table per cache, keyed by string, and the takes and speeches the server does not have yet. */
export class OzDatabase extends Dexie {
  /** Whether an upgrade waits, or has waited, for another tab. */
  isBlocked = false;

  /** `heir` owns the takes of the first version, which did not say whose they were; without one no learner sees them. */
  constructor(name: string, heir: () => string | undefined) {
    super(name);
    this.on('blocked', () => {
      this.isBlocked = true;
    });
    this.version(1).stores({ [DOWNLOADS_TABLE]: 'key', takes: 'answerId' });
    this.version(2)
      .stores({ takes: 'answerId, learnerId', drafts: 'answerId', pieces: '++id, answerId' })
      .upgrade((transaction) => {
        const learnerId = heir() ?? '';
        const lessonTitle = { ja: '', en: '', ko: '' };
        const unknown = { learnerId, lessonTitle, prompt: '', startedAt: Date.now() };
        return transaction
          .table('takes')
          .toCollection()
          .modify((row: object) => void Object.assign(row, unknown));
      });
    this.version(3).stores({
      speeches: 'id, learnerId',
      speechDrafts: 'id',
      speechPieces: '++id, speechId',
    });
    this.version(4).stores({ [READS_TABLE]: 'key' });
  }

  cache(name: string): Table<CacheItem, string> {
    return this.table(name);
  }

  get takes(): Table<TakeRow, string> {
    return this.table('takes');
  }

  get drafts(): Table<DraftRow, string> {
    return this.table('drafts');
  }

  get pieces(): Table<PieceRow, number> {
    return this.table('pieces');
  }

  get speeches(): Table<KeptSpeech, string> {
    return this.table('speeches');
  }

  get speechDrafts(): Table<SpeechDraftRow, string> {
    return this.table('speechDrafts');
  }

  get speechPieces(): Table<SpeechPieceRow, number> {
    return this.table('speechPieces');
  }
}
