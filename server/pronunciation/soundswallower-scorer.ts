import { fail, ok, type Result } from '../../core/shared/result.ts';
import { judgeGoodness } from './judge-goodness.ts';
import { levelLoudness } from './level-loudness.ts';
import type {
  Pronunciation,
  PronunciationError,
  PronunciationScorer,
} from './pronunciation-scorer.ts';
import { SoundAligner } from './sound-aligner.ts';
import { spokenUnits } from './spoken-units.ts';

/** Scores by forced alignment, in this process: some 80 ms for a second of sound, during which nothing else runs here. */
export class SoundSwallowerScorer implements PronunciationScorer {
  readonly #aligner: SoundAligner;

  private constructor(aligner: SoundAligner) {
    this.#aligner = aligner;
  }

  /** Takes about a tenth of a second; the model is in the package. */
  static async load(): Promise<SoundSwallowerScorer> {
    return new SoundSwallowerScorer(await SoundAligner.load());
  }

  async score(
    samples: Float32Array,
    answer: string,
  ): Promise<Result<Pronunciation, PronunciationError>> {
    const words = spokenUnits(answer);
    const units = words.flatMap((word) => word.units);
    if (units.length === 0) return fail({ kind: 'nothing-to-say' });
    const levelled = levelLoudness(samples);
    if (levelled === undefined) return fail({ kind: 'no-speech' });
    const aligned = this.#aligner.align(levelled, units);
    return aligned === undefined
      ? fail({ kind: 'answer-not-followed' })
      : ok({ words: judgeGoodness(words, aligned) });
  }
}
