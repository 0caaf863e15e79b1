import { ALL, CONNECTOR, type ExpressionNode } from './dictionary.ts';

/**
 * What is known of every expression for one word of one sentence. It is as long as the dictionary, so it is used again for
 * the next sentence: what an older generation wrote counts as unknown.
 */
export class ExpressionNotes {
  readonly #costs: Float64Array;
  readonly #seen: Int32Array;
  #generation = 0;

  constructor(size: number) {
    this.#costs = new Float64Array(size);
    this.#seen = new Int32Array(size);
  }

  forget(): void {
    this.#generation += 1;
  }

  get(expression: number): number | undefined {
    return this.#seen[expression] === this.#generation ? this.#costs[expression] : undefined;
  }

  set(expression: number, cost: number): void {
    this.#seen[expression] = this.#generation;
    this.#costs[expression] = cost;
  }
}

/** A set of expressions that is emptied at once. */
class Marks {
  count = 0;
  readonly #seen: Int32Array;
  #generation = 0;

  constructor(size: number) {
    this.#seen = new Int32Array(size);
  }

  empty(): void {
    this.#generation += 1;
    this.count = 0;
  }

  has(expression: number): boolean {
    return this.#seen[expression] === this.#generation;
  }

  add(expression: number): void {
    this.#seen[expression] = this.#generation;
    this.count += 1;
  }
}

/** The dictionary's expressions, and notes to work with. */
export class Expressions {
  readonly nodes: readonly ExpressionNode[];
  /** What no part of a disjunct may cost more than. */
  readonly dearest: number;
  readonly #notes: ExpressionNotes[] = [];
  readonly #marks: Marks;

  constructor(nodes: readonly ExpressionNode[], dearest: number) {
    this.nodes = nodes;
    this.#marks = new Marks(nodes.length);
    // Costs are sums of decimal fractions.
    this.dearest = dearest + 1e-4;
  }

  notesOf(word: number): ExpressionNotes {
    return (this.#notes[word] ??= new ExpressionNotes(this.nodes.length));
  }

  /** Only the latest may be used. */
  freshMarks(): Marks {
    this.#marks.empty();
    return this.#marks;
  }

  /**
   * The least that the dearest part of an expression can cost while connectors that are dead are left out; Infinity where
   * it cannot do without them. Notes must be forgotten when a connector dies.
   */
  leastCost(expression: number, isDead: IsDead, notes: ExpressionNotes): number {
    const known = notes.get(expression);
    if (known !== undefined) return known;
    const node = this.nodes[expression];
    if (node === undefined) return Infinity;
    const [kind, first = 0] = node;
    let cost: number;
    if (kind === CONNECTOR) cost = isDead(first, node[2] ?? 0) ? Infinity : 0;
    else {
      cost = kind === ALL ? -Infinity : Infinity;
      for (let at = 2; at < node.length; at += 1) {
        const part = this.leastCost(node[at] ?? 0, isDead, notes);
        cost = kind === ALL ? Math.max(cost, part) : Math.min(cost, part);
        if (kind === ALL && cost === Infinity) break;
      }
      cost = node.length === 2 ? first : cost + first;
    }
    notes.set(expression, cost);
    return cost;
  }
}

/** Whether a connector has nothing to link to on a side. */
export type IsDead = (connector: number, side: number) => boolean;
