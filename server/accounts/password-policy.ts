import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as japanese } from '@zxcvbn-ts/language-ja';
import { isPassphrase, isStrongPassword } from '../../core/domain/account/password-rule.ts';
import { noBreachedPasswords, type BreachedPasswords } from './breached-passwords.ts';

export interface UnfitPassword {
  readonly kind: 'weak-password' | 'guessable-password' | 'breached-password';
}

/** A script that tries the likeliest first needs at least so many guesses; the limits let through a thousand a day. */
const FEWEST_GUESSES = 1e7;

/** What an attacker tries first at this product. */
const WORDS_OF_OZ = ['oz', 'ozgym', 'gym', 'eigo', 'english', 'speak'];

/** A shorter piece of an email says nothing about a password it stands in. */
const SHORTEST_WORD = 3;

/** Says which passwords may be chosen. */
export class PasswordPolicy {
  readonly #allowsPassphrases: boolean;
  readonly #breached: BreachedPasswords;

  /** Passphrases: long ones that need neither numbers nor symbols. */
  constructor(allowsPassphrases: boolean, breached: BreachedPasswords = noBreachedPasswords) {
    this.#allowsPassphrases = allowsPassphrases;
    this.#breached = breached;
  }

  /** Why this learner may not have it; undefined where she may. */
  async refusalOf(password: string, email: string | undefined): Promise<UnfitPassword | undefined> {
    const isLongEnough = this.#allowsPassphrases && isPassphrase(password);
    if (!isLongEnough && !isStrongPassword(password)) return { kind: 'weak-password' };
    if (this.#isGuessable(password, email)) return { kind: 'guessable-password' };
    return (await this.#breached.has(password)) ? { kind: 'breached-password' } : undefined;
  }

  /** As a whole, and by what is left when the words that lie at hand are taken out. */
  #isGuessable(password: string, email: string | undefined): boolean {
    const words = [...WORDS_OF_OZ, ...wordsOf(email)];
    const lower = password.toLowerCase();
    const rest = words
      .toSorted((one, other) => other.length - one.length)
      .reduce((left, word) => left.replaceAll(word, ''), lower);
    const texts = rest === lower ? [password] : [password, rest];
    const guesses = texts.map((text) => estimator().check(text, words).guesses);
    return Math.min(...guesses) < FEWEST_GUESSES;
  }
}

let made: ZxcvbnFactory | undefined;

/** Made when it is first asked: a server that starts does not wait for its dictionaries. */
const estimator = (): ZxcvbnFactory =>
  (made ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ...japanese },
    graphs: adjacencyGraphs,
  }));

function wordsOf(email: string | undefined): readonly string[] {
  const [local = '', domain = ''] = email?.toLowerCase().split('@') ?? [];
  return [local, ...local.split(/[^\p{L}]+/u), ...domain.split('.').slice(0, -1)].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}
