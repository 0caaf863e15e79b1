import type { Memo } from '../domain/monologue/monologue.ts';
import type { Preferences } from '../ports/preferences.ts';

const PREFIX = 'MEMO_';

export const EMPTY_MEMO: Memo = { opening: '', points: '', closing: '' };

/** In UTF-16 units, of each part. */
export const LONGEST_MEMO = 2000;

/** What she writes before she speaks, kept on the device for each theme. */
export class MemoDrafts {
  readonly #preferences: Pick<Preferences, 'read' | 'write' | 'remove' | 'names'>;

  constructor(preferences: Pick<Preferences, 'read' | 'write' | 'remove' | 'names'>) {
    this.#preferences = preferences;
  }

  of(materialId: string): Memo {
    const text = this.#preferences.read(PREFIX + materialId);
    return text === undefined ? EMPTY_MEMO : parsed(text);
  }

  keep(materialId: string, memo: Memo): void {
    const isEmpty = Object.values(memo).every((part) => part === '');
    if (isEmpty) this.#preferences.remove(PREFIX + materialId);
    else this.#preferences.write(PREFIX + materialId, JSON.stringify(memo));
  }

  /** There are those of one learner on a device at a time. */
  async forget(): Promise<void> {
    for (const name of this.#preferences.names(PREFIX)) this.#preferences.remove(name);
  }
}

function parsed(text: string): Memo {
  try {
    const { opening, points, closing } = Object(JSON.parse(text));
    return { opening: asText(opening), points: asText(points), closing: asText(closing) };
  } catch {
    return EMPTY_MEMO;
  }
}

const asText = (part: unknown): string =>
  typeof part === 'string' ? part.slice(0, LONGEST_MEMO) : '';
