import { readingsOf } from './word-readings.ts';
import type { Pattern } from './pattern.ts';

/** From one node to a later one; without `readings` nothing is said on the way. */
export interface Arc {
  readonly to: number;
  /** As it is written, on the first of the arcs of a word ("I'm" has two). */
  readonly written: string | undefined;
  /** What may be heard of it, normalised. */
  readonly readings: readonly string[] | undefined;
}

/** All wordings of some patterns as one graph: node 0 begins, the last one ends, and arcs only lead onwards. */
export interface WordingLattice {
  /** The arcs of each node, in their author's order. */
  readonly arcs: readonly (readonly Arc[])[];
}

/** One lattice over all wordings of all patterns. */
export function buildLattice(patterns: readonly Pattern[]): WordingLattice {
  const builder = new LatticeBuilder();
  builder.add({ kind: 'choice', options: patterns }, 0);
  return { arcs: builder.arcs };
}

class LatticeBuilder {
  readonly arcs: Arc[][] = [[]];

  /** Adds what follows a node, and gives the node after it. */
  add(pattern: Pattern, from: number): number {
    switch (pattern.kind) {
      case 'text':
        return this.#addText(pattern.text, from);
      case 'sequence':
        return pattern.parts.reduce((node, part) => this.add(part, node), from);
      case 'choice': {
        const ends = pattern.options.map((option) => this.add(option, this.#step(from)));
        const end = this.#node();
        for (const last of ends) this.#arc(last, { to: end });
        return end;
      }
    }
  }

  #addText(text: string, from: number): number {
    const words = text.split(/\s+/u).filter((word) => word !== '');
    return words.reduce((node, word) => this.#addWord(word, node), from);
  }

  #addWord(word: string, from: number): number {
    const [first, ...others] = readingsOf(word);
    const node = this.#step(from, { written: word, readings: first });
    return others.reduce((last, readings) => this.#step(last, { readings }), node);
  }

  #step(from: number, arc: Partial<Omit<Arc, 'to'>> = {}): number {
    const to = this.#node();
    this.#arc(from, { ...arc, to });
    return to;
  }

  #node(): number {
    this.arcs.push([]);
    return this.arcs.length - 1;
  }

  #arc(from: number, { to, written, readings }: Partial<Arc> & Pick<Arc, 'to'>): void {
    this.arcs[from]?.push({ to, written, readings });
  }
}
