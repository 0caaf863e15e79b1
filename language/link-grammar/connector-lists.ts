import type { Work } from './work.ts';

/** The list without connectors. */
export const NONE = 0;

/** Ids stay below this, so that two of them make one exact number. */
const MOST_LISTS = 2 ** 22;

/**
 * Lists of connectors, the one that links farthest first. What is alike has the same id, so lists are compared and kept as
 * numbers.
 */
export class ConnectorLists {
  readonly #work: Work;
  readonly #first: number[] = [-1];
  readonly #rest: number[] = [NONE];
  readonly #length: number[] = [0];
  readonly #known = new Map<number, number>();
  readonly #joined = new Map<number, number>();

  constructor(work: Work) {
    this.#work = work;
  }

  with(connector: number, isMulti: boolean, rest: number): number {
    return this.#withFirst(connector * 2 + (isMulti ? 1 : 0), rest);
  }

  /** One list after the other. */
  join(far: number, near: number): number {
    if (far === NONE) return near;
    if (near === NONE) return far;
    const key = pairKey(far, near);
    const known = this.#joined.get(key);
    if (known !== undefined) return known;
    const list = this.#withFirst(this.#first[far] ?? 0, this.join(this.restOf(far), near));
    this.#joined.set(key, list);
    return list;
  }

  connectorOf(list: number): number {
    return (this.#first[list] ?? 0) >> 1;
  }

  /** Whether its first connector may link to several words. */
  isMulti(list: number): boolean {
    return ((this.#first[list] ?? 0) & 1) === 1;
  }

  restOf(list: number): number {
    return this.#rest[list] ?? NONE;
  }

  lengthOf(list: number): number {
    return this.#length[list] ?? 0;
  }

  #withFirst(first: number, rest: number): number {
    const key = pairKey(first, rest);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#work.spend(1);
    const list = this.#first.push(first) - 1;
    this.#rest.push(rest);
    this.#length.push(this.lengthOf(rest) + 1);
    this.#known.set(key, list);
    return list;
  }
}

export const pairKey = (first: number, second: number): number => first * MOST_LISTS + second;
export const firstOf = (key: number): number => Math.floor(key / MOST_LISTS);
export const secondOf = (key: number): number => key % MOST_LISTS;
