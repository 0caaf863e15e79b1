import type { Learners } from './learners.ts';
import type { Origin } from './origin.ts';
import type { Sessions } from './sessions.ts';

/** Guesses come by the thousand: so long what was found out once is not asked again. */
const REMEMBERED_MS = 1000;
const MOST_REMEMBERED = 1000;

interface CountedAsParts {
  readonly learners: Pick<Learners, 'ofEmail'>;
  readonly sessions: Pick<Sessions, 'of'>;
  readonly now: () => Date;
}

/** Under what a try to sign in counts: where a learner is known, apart from the tries of everybody else. */
export class CountedAs {
  readonly #parts: CountedAsParts;
  readonly #remembered = new Map<
    string,
    { readonly key: Promise<string>; readonly until: number }
  >();

  constructor(parts: CountedAsParts) {
    this.#parts = parts;
  }

  of(email: string, from: Origin): Promise<string> {
    const who = whoOf(email, from);
    const now = this.#parts.now().getTime();
    const known = this.#remembered.get(who);
    if (known && known.until > now) return known.key;
    const key = this.#find(email.toLowerCase(), from);
    // What cannot be known is asked again.
    key.catch(() => this.#remembered.delete(who));
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(who, { key, until: now + REMEMBERED_MS });
    return key;
  }

  /** She has just signed in there: from now on she is known. */
  forget(email: string, from: Origin): void {
    this.#remembered.delete(whoOf(email, from));
  }

  async #find(email: string, { place, knownTo }: Origin): Promise<string> {
    const { learners, sessions } = this.#parts;
    const learner = await learners.ofEmail(email);
    if (!learner) return email;
    const device = knownTo(learner.id);
    if (device !== undefined) return `${learner.id} on ${device}`;
    const isHerPlace = (await sessions.of(learner.id)).some((one) => one.place === place);
    return isHerPlace ? `${learner.id} at ${place}` : email;
  }
}

const whoOf = (email: string, { place, cookie }: Origin): string =>
  JSON.stringify([email.toLowerCase(), place, cookie]);
