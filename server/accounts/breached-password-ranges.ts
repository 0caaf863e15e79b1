import { hash } from 'node:crypto';
import type { BreachListSetting } from './breach-list-settings.ts';
import { noBreachedPasswords, type BreachedPasswords } from './breached-passwords.ts';

/** How much of the hash is told: some two thousand passwords begin alike. */
const TOLD = 5;
const DEADLINE_MS = 2000;

interface RangeOptions {
  /** Such as `https://api.pwnedpasswords.com/range`, without a slash at the end. */
  readonly url: string;
  /** Told that the list did not answer, and why. */
  readonly warn: (cause: string) => void;
  readonly deadlineMs?: number;
}

/**
 * A list elsewhere that speaks as Have I Been Pwned does (its API, version 3, "Searching by range"): it is told the first five
 * letters of the SHA-1, and answers `rest of the hash:times seen` a line. Lines seen no times fill the answer up, so that its
 * length tells nothing.
 */
export class BreachedPasswordRanges implements BreachedPasswords {
  readonly #options: RangeOptions;

  constructor(options: RangeOptions) {
    this.#options = options;
  }

  async has(password: string): Promise<boolean> {
    const { url, warn, deadlineMs = DEADLINE_MS } = this.#options;
    const whole = hash('sha1', password, 'hex').toUpperCase();
    try {
      const response = await fetch(`${url}/${whole.slice(0, TOLD)}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'Oz' },
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return isSeen(await response.text(), whole.slice(TOLD));
    } catch (error) {
      warn(error instanceof Error ? error.message : 'unknown');
      return false;
    }
  }
}

const isSeen = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => {
    const [known, times] = line.split(':');
    return known?.toUpperCase() === rest && Number(times) > 0;
  });

export const chooseBreachedPasswords = (
  setting: BreachListSetting | undefined,
  warn: RangeOptions['warn'],
): BreachedPasswords =>
  typeof setting === 'object'
    ? new BreachedPasswordRanges({ ...setting, warn })
    : noBreachedPasswords;
