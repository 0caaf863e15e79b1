import { ALL, CONNECTOR, LEFT } from './dictionary.ts';
import { firstOf, NONE, pairKey, secondOf, type ConnectorLists } from './connector-lists.ts';
import type { Expressions } from './expressions.ts';
import { MAY_COME_DOWN, type PrunedSlot } from './prune-connectors.ts';
import type { Work } from './work.ts';

/** One way to use a word: what it must link to on either side, all of it. */
export interface Disjunct {
  readonly left: number;
  readonly right: number;
  readonly cost: number;
}

/** While it is being put together, with the cost of its dearest part. */
interface Clause extends Disjunct {
  readonly dearest: number;
}

const EMPTY: Clause = { left: NONE, right: NONE, cost: 0, dearest: 0 };

/** Every way to use one word that does not cost too much. */
export class DisjunctBuilder {
  readonly #expressions: Expressions;
  readonly #lists: ConnectorLists;
  readonly #quoteMark: number;
  readonly #work: Work;

  constructor(expressions: Expressions, lists: ConnectorLists, quoteMark: number, work: Work) {
    this.#expressions = expressions;
    this.#lists = lists;
    this.#quoteMark = quoteMark;
    this.#work = work;
  }

  build(slot: PrunedSlot): readonly Disjunct[] {
    const clausesOf = this.#clausesFor(slot);
    const cheapest = new Map<number, number>();
    const add = ({ left, right, cost, dearest }: Clause) => {
      if (dearest > this.#expressions.dearest || (left === NONE && right === NONE)) return;
      const key = pairKey(left, right);
      if (cost < (cheapest.get(key) ?? Infinity)) cheapest.set(key, cost);
    };
    for (const expression of slot.expressions) for (const one of clausesOf(expression)) add(one);
    for (const { expression, leftTie, rightTie } of slot.idiomParts) {
      const before = leftTie === undefined ? NONE : this.#lists.with(leftTie, false, NONE);
      const after = rightTie === undefined ? NONE : this.#lists.with(rightTie, false, NONE);
      for (const one of expression === undefined ? [EMPTY] : clausesOf(expression))
        add({
          ...one,
          left: this.#lists.join(one.left, before),
          right: this.#lists.join(one.right, after),
        });
    }
    if (slot.carriesMark) {
      const mark = this.#lists.with(this.#quoteMark, false, NONE);
      const withoutMark = [...cheapest];
      for (const [key, cost] of withoutMark) {
        const [left, right] = [firstOf(key), this.#lists.join(secondOf(key), mark)];
        add({ left, right, cost, dearest: 0 });
      }
    }
    this.#work.spend(cheapest.size);
    return [...cheapest].map(([key, cost]) => ({ left: firstOf(key), right: secondOf(key), cost }));
  }

  #clausesFor({ leastCost }: PrunedSlot): (expression: number) => readonly Clause[] {
    const known = new Map<number, readonly Clause[]>();
    const clausesOf = (expression: number): readonly Clause[] => {
      const found = known.get(expression) ?? read(expression);
      known.set(expression, found);
      return found;
    };
    const read = (expression: number): readonly Clause[] => {
      if (leastCost(expression) === Infinity) return [];
      const [kind, first = 0, ...parts] = this.#expressions.nodes[expression] ?? [CONNECTOR];
      if (kind === CONNECTOR) {
        const list = this.#lists.with(first, parts[1] === 1, NONE);
        return [{ ...EMPTY, ...(parts[0] === LEFT ? { left: list } : { right: list }) }];
      }
      return kind === ALL
        ? this.#all(parts.map(clausesOf), first)
        : this.#any(parts.filter((part) => leastCost(part) < Infinity).map(clausesOf), first);
    };
    return clausesOf;
  }

  #any(parts: readonly (readonly Clause[])[], more: number): readonly Clause[] {
    const found = new Map<number, Clause>();
    const limit = this.#expressions.dearest;
    for (const clauses of parts) {
      this.#work.spend(clauses.length);
      for (const clause of clauses) {
        const { left, right } = clause;
        const cost = clause.cost + more;
        const dearest = clause.dearest + more;
        if (dearest > limit + MAY_COME_DOWN) continue;
        const key = pairKey(left, right);
        const other = found.get(key);
        const isBetter =
          other === undefined ||
          (dearest <= limit
            ? cost < other.cost || other.dearest > limit
            : cost < other.cost && other.dearest > limit);
        if (isBetter) found.set(key, { left, right, cost, dearest });
      }
    }
    return [...found.values()];
  }

  #all(parts: readonly (readonly Clause[])[], more: number): readonly Clause[] {
    let joined: readonly Clause[] = [EMPTY];
    for (const clauses of parts) {
      const found = new Map<number, Clause>();
      this.#work.spend(joined.length * clauses.length);
      for (const one of joined) {
        for (const other of clauses) {
          const dearest = Math.max(one.dearest, other.dearest);
          if (dearest > this.#expressions.dearest + MAY_COME_DOWN) continue;
          // What stands first in an expression links nearest.
          const left = this.#lists.join(other.left, one.left);
          const right = this.#lists.join(other.right, one.right);
          const cost = one.cost + other.cost;
          const key = pairKey(left, right);
          if (cost < (found.get(key)?.cost ?? Infinity))
            found.set(key, { left, right, cost, dearest });
        }
      }
      joined = [...found.values()];
    }
    if (more === 0) return joined;
    return joined.map(({ left, right, cost, dearest }) => ({
      left,
      right,
      cost: cost + more,
      dearest: dearest + more,
    }));
  }
}
