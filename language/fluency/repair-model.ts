export interface RepairWeights {
  /** How much a cue of repair-cues.ts speaks for a word having been given up; below 0 against it. */
  readonly cues: Readonly<Record<string, number>>;
  /** Of a word after the one before: kept after kept, given up after kept, kept after given up, given up after given up. */
  readonly steps: readonly number[];
}

/** Decides for all words of a sentence together which of them were given up: the best way through it (Viterbi). */
export class RepairModel {
  readonly #weights: RepairWeights;

  constructor(weights: RepairWeights) {
    this.#weights = weights;
  }

  /** @param cues of each word, from cuesOf. */
  mark(cues: readonly (readonly string[])[]): readonly boolean[] {
    const [keptKept = 0, keptUp = 0, upKept = 0, upUp = 0] = this.#weights.steps;
    let [kept, up] = [0, -Infinity];
    const ways = cues.map((own, at) => {
      const score = this.#scoreOf(own);
      if (at === 0) {
        up = score;
        return { kept: false, up: false };
      }
      const way = { kept: up + upKept > kept + keptKept, up: up + upUp > kept + keptUp };
      [kept, up] = [
        way.kept ? up + upKept : kept + keptKept,
        (way.up ? up + upUp : kept + keptUp) + score,
      ];
      return way;
    });
    const marks: boolean[] = [];
    let isUp = up > kept;
    for (const way of ways.toReversed()) {
      marks.unshift(isUp);
      isUp = isUp ? way.up : way.kept;
    }
    return marks;
  }

  #scoreOf(cues: readonly string[]): number {
    let score = 0;
    for (const cue of cues) score += this.#weights.cues[cue] ?? 0;
    return score;
  }
}
