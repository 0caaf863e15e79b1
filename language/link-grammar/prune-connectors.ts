import { CONNECTOR, LEFT, RIGHT } from './dictionary.ts';
import type { Connectors } from './connectors.ts';
import type { Expressions } from './expressions.ts';
import type { Work } from './work.ts';
import type { IdiomPart, WordSlot } from './word-slots.ts';

/** What is left of a word when connectors that nothing in the sentence fits are dead. */
export interface PrunedSlot extends WordSlot {
  readonly leastCost: (expression: number) => number;
}

const MOST_ROUNDS = 8;
/** A part may cost less than nothing, so what is a little too dear may come down again. */
export const MAY_COME_DOWN = 3;

/** Expression pruning: a connector lives while some word on its side has one that fits it. */
export function pruneConnectors(
  slots: readonly WordSlot[],
  connectors: Connectors,
  expressions: Expressions,
  quoteMark: number,
  work: Work,
): readonly PrunedSlot[] {
  const words = slots.map((slot, at) => new PruningWord(slot, at, expressions, quoteMark, work));
  let hasChanged = true;
  for (let round = 0; round < MOST_ROUNDS && hasChanged; round += 1) {
    hasChanged = false;
    for (const side of [LEFT, RIGHT]) {
      const passed = new PassedConnectors(connectors, work);
      for (const word of side === LEFT ? words : words.toReversed()) {
        const dead = [...word.living[side === LEFT ? 0 : 1]].filter(
          (connector) => !passed.hasMate(connector, word.at),
        );
        if (dead.length > 0) {
          hasChanged = true;
          word.kill(dead, side);
        }
        for (const connector of word.living[side === LEFT ? 1 : 0]) passed.add(connector, word.at);
      }
    }
  }
  return words.map((word) => word.pruned());
}

/** Connectors that look towards the words that come next, and the nearest word that has each. */
class PassedConnectors {
  readonly #connectors: Connectors;
  readonly #work: Work;
  readonly #byFamily = new Map<number, Map<number, number>>();

  constructor(connectors: Connectors, work: Work) {
    this.#connectors = connectors;
    this.#work = work;
  }

  add(connector: number, word: number): void {
    const family = this.#connectors.familyOf(connector);
    const known = this.#byFamily.get(family);
    if (known === undefined) this.#byFamily.set(family, new Map([[connector, word]]));
    else known.set(connector, word);
  }

  hasMate(connector: number, word: number): boolean {
    const others = this.#byFamily.get(this.#connectors.familyOf(connector));
    if (others === undefined) return false;
    this.#work.spend(others.size);
    const reach = this.#connectors.reachOf(connector);
    for (const [other, place] of others) {
      const distance = Math.abs(word - place);
      if (distance > reach || distance > this.#connectors.reachOf(other)) continue;
      if (this.#connectors.fits(connector, other)) return true;
    }
    return false;
  }
}

class PruningWord {
  living: readonly [left: ReadonlySet<number>, right: ReadonlySet<number>];
  readonly at: number;
  readonly #slot: WordSlot;
  readonly #expressions: Expressions;
  readonly #quoteMark: number;
  readonly #work: Work;
  readonly #dead = [new Set<number>(), new Set<number>()] as const;
  #idiomParts: readonly IdiomPart[];

  constructor(slot: WordSlot, at: number, expressions: Expressions, quoteMark: number, work: Work) {
    this.#slot = slot;
    this.at = at;
    this.#expressions = expressions;
    this.#quoteMark = quoteMark;
    this.#work = work;
    this.#idiomParts = slot.idiomParts;
    this.living = this.#collect();
  }

  kill(connectors: readonly number[], side: number): void {
    const dead = this.#dead[side === LEFT ? 0 : 1];
    for (const connector of connectors) dead.add(connector);
    this.#idiomParts = this.#idiomParts.filter((part) => {
      const tie = side === LEFT ? part.leftTie : part.rightTie;
      return tie === undefined || !dead.has(tie);
    });
    this.living = this.#collect();
  }

  pruned(): PrunedSlot {
    return {
      ...this.#slot,
      idiomParts: this.#idiomParts,
      leastCost: (expression) => this.#leastCost(expression),
    };
  }

  #leastCost(expression: number): number {
    return this.#expressions.leastCost(
      expression,
      (connector, side) => this.#dead[side === LEFT ? 0 : 1].has(connector),
      this.#expressions.notesOf(this.at),
    );
  }

  #collect(): readonly [ReadonlySet<number>, ReadonlySet<number>] {
    this.#expressions.notesOf(this.at).forget();
    const sides = [new Set<number>(), new Set<number>()] as const;
    const seen = this.#expressions.freshMarks();
    const { nodes, dearest } = this.#expressions;
    const collect = (expression: number, limit: number) => {
      if (seen.has(expression) || this.#leastCost(expression) > limit) return;
      seen.add(expression);
      const node = nodes[expression] ?? [CONNECTOR];
      if (node[0] === CONNECTOR) sides[node[2] === LEFT ? 0 : 1].add(node[1] ?? 0);
      else
        for (let at = 2; at < node.length; at += 1) collect(node[at] ?? 0, dearest + MAY_COME_DOWN);
    };
    for (const expression of this.#slot.expressions) collect(expression, dearest);
    for (const { expression, leftTie, rightTie } of this.#idiomParts) {
      if (expression !== undefined) collect(expression, dearest);
      if (leftTie !== undefined) sides[0].add(leftTie);
      if (rightTie !== undefined) sides[1].add(rightTie);
    }
    if (this.#slot.carriesMark) sides[1].add(this.#quoteMark);
    this.#work.spend(seen.count);
    return sides;
  }
}
