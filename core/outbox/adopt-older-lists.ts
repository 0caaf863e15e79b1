import type { Preferences } from '../ports/preferences.ts';
import type { OutboxKindName } from './outbox-kind.ts';
import type { StoredEntries } from './stored-entries.ts';

interface OlderList {
  readonly key: string;
  readonly kind: OutboxKindName;
  /** What was kept for one learner, and under which id; it is checked again where it is sent. */
  readonly entryOf: (kept: Kept) => { readonly id: unknown; readonly body: unknown };
}

interface Kept {
  readonly learnerId?: unknown;
  readonly [name: string]: unknown;
}

const idOf = (body: unknown): unknown => Object(body).id;

const OLDER_LISTS: readonly OlderList[] = [
  {
    key: 'studySessions',
    kind: 'study-session',
    entryOf: ({ session }) => ({ id: idOf(session), body: session }),
  },
  {
    key: 'reviewAnswers',
    kind: 'review-answer',
    entryOf: ({ answer }) => ({ id: idOf(answer), body: answer }),
  },
  {
    key: 'bookmarks',
    kind: 'bookmark',
    entryOf: ({ bookmark }) => ({
      id: `${Object(bookmark).kind} ${Object(bookmark).id}`,
      body: bookmark,
    }),
  },
  { key: 'rounds', kind: 'round', entryOf: (kept) => ({ id: idOf(kept['round']), body: kept }) },
];

/** What an Oz of before the outbox has left unsent, in one list for each kind. */
export function adoptOlderLists(preferences: Preferences, stored: StoredEntries): void {
  for (const { key, kind, entryOf } of OLDER_LISTS) {
    for (const kept of read(preferences, key)) {
      const { id, body } = entryOf(kept);
      const { learnerId } = kept;
      if (typeof learnerId === 'string' && typeof id === 'string') {
        stored.put(kind, learnerId, id, body);
      }
    }
    preferences.remove(key);
  }
}

function read(preferences: Preferences, key: string): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(preferences.read(key) || '[]');
    return Array.isArray(list) ? list.map((kept) => Object(kept)) : [];
  } catch {
    return [];
  }
}
