/** How far an ordinary connector reaches, in words; Link Grammar's `short_length`. */
const SHORT_REACH = 16;
const FAR_REACH = 1000;

interface Name {
  /** `h` or `d`: this end must be the head, or the dependent. */
  readonly end: string;
  /** The capital letters. */
  readonly family: string;
  readonly subscript: string;
}

/**
 * The kinds of connectors, by index. Those past the ones of the dictionary tie the words of an idiom together: each fits
 * only itself, and the next word.
 */
export class Connectors {
  readonly count: number;
  readonly #names: readonly Name[];
  readonly #families: readonly number[];
  readonly #reaches: readonly number[];
  readonly #fits: Uint8Array;
  readonly #linkNames = new Map<number, string>();

  constructor(
    names: readonly string[],
    reachesFar: readonly string[],
    reachesNext: readonly string[],
  ) {
    this.count = names.length;
    this.#names = names.map(readName);
    const families = [...new Set(this.#names.map(({ family }) => family))];
    this.#families = this.#names.map(({ family }) => families.indexOf(family));
    const isOneOf = (name: Name, patterns: readonly Name[]) =>
      patterns.some((pattern) => haveSameName(pattern, name));
    const [far, next] = [reachesFar.map(readName), reachesNext.map(readName)];
    this.#reaches = this.#names.map((name) =>
      isOneOf(name, next) ? 1 : isOneOf(name, far) ? FAR_REACH : SHORT_REACH,
    );
    this.#fits = new Uint8Array(this.count * this.count);
    this.#names.forEach((left, at) => {
      this.#names.forEach((right, other) => {
        const clash = left.end !== '' && left.end === right.end;
        if (!clash && haveSameName(left, right)) this.#fits[at * this.count + other] = 1;
      });
    });
  }

  fits(left: number, right: number): boolean {
    return left < this.count && right < this.count
      ? this.#fits[left * this.count + right] === 1
      : left === right;
  }

  /** Connectors of different families never fit. */
  familyOf(connector: number): number {
    return this.#families[connector] ?? connector;
  }

  /** In words; 1 is the next one. */
  reachOf(connector: number): number {
    return this.#reaches[connector] ?? 1;
  }

  /** What a link between two connectors that fit is called. */
  linkName(left: number, right: number): string {
    const key = left * this.count + right;
    const known = this.#linkNames.get(key);
    if (known !== undefined) return known;
    const [a, b] = [this.#names[left], this.#names[right]];
    const name = a === undefined || b === undefined ? 'ID' : a.family + joined(a, b);
    this.#linkNames.set(key, name);
    return name;
  }
}

function readName(name: string): Name {
  const [, end = '', family = '', subscript = ''] = /^([hd]?)([A-Z]+)(.*)$/u.exec(name) ?? [];
  return { end, family, subscript };
}

/** `*` stands for any letter, and so does what a shorter subscript lacks. */
function haveSameName(a: Name, b: Name): boolean {
  if (a.family !== b.family) return false;
  const length = Math.min(a.subscript.length, b.subscript.length);
  for (let at = 0; at < length; at += 1) {
    const [mine, other] = [a.subscript[at], b.subscript[at]];
    if (mine !== other && mine !== '*' && other !== '*') return false;
  }
  return true;
}

function joined(a: Name, b: Name): string {
  const length = Math.max(a.subscript.length, b.subscript.length);
  return Array.from({ length }, (_, at) => {
    const mine = a.subscript[at] ?? '*';
    return mine === '*' ? (b.subscript[at] ?? '*') : mine;
  }).join('');
}
