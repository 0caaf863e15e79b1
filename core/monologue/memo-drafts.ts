import { LONGEST_MEMO, type Memo } from '../domain/monologue/monologue.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';

const PREFIX = 'MEMO_';

export const EMPTY_MEMO: Memo = { opening: '', points: '', closing: '' };

/** What she writes before she speaks, kept on the device for each theme. */
export class MemoDrafts {
  readonly #preferences: Pick<Preferences, 'read' | 'write' | 'remove' | 'names'>;
  readonly #learnerId: () => string | undefined;

  /** @param learnerId who is here now. */
  constructor(
    preferences: Pick<Preferences, 'read' | 'write' | 'remove' | 'names'>,
    learnerId: () => string | undefined,
  ) {
    this.#preferences = preferences;
    this.#learnerId = learnerId;
  }

  of(materialId: string): Memo {
    const text = this.#preferences.read(this.#nameOf(materialId));
    return text === undefined ? EMPTY_MEMO : parsed(text);
  }

  keep(materialId: string, memo: Memo): void {
    const isEmpty = Object.values(memo).every((part) => part === '');
    const name = this.#nameOf(materialId);
    if (isEmpty) this.#preferences.remove(name);
    else this.#preferences.write(name, JSON.stringify(memo));
  }

  /** What she has spoken by is done with, unless she has written another meanwhile. */
  drop(materialId: string, spoken: Memo): void {
    const { opening, points, closing } = this.of(materialId);
    const isSame =
      opening === spoken.opening && points === spoken.points && closing === spoken.closing;
    if (isSame) this.keep(materialId, EMPTY_MEMO);
  }

  #nameOf(materialId: string): string {
    return beginningOf(this.#learnerId() ?? '') + materialId;
  }
}

const beginningOf = (learnerId: string): string => `${PREFIX}${learnerId}_`;

/** The notes of a learner on this device. */
export const memosIn = (preferences: Pick<Preferences, 'remove' | 'names'>): LearnerData => ({
  async forget(learnerId) {
    for (const name of preferences.names(beginningOf(learnerId))) preferences.remove(name);
  },
});

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
