import { join } from 'node:path';
import createSoundSwallower, { type Decoder, type Segment } from 'soundswallower';
import { packageFolder } from '../audio/package-folder.ts';
import type { SpokenUnit } from './spoken-units.ts';

/** One sound of a word, where it lies and how far it is from the best that any sound could be there. */
export interface AlignedSound {
  /** As CMU's dictionary calls it. */
  readonly sound: string;
  readonly startMs: number;
  readonly frames: number;
  /** How much less likely the frames are under this sound than under the best of all sounds; summed, never negative. */
  readonly natsBelowBest: number;
}

export interface AlignedUnit {
  readonly startMs: number;
  readonly endMs: number;
  readonly sounds: readonly AlignedSound[];
}

const SAMPLE_RATE_HZ = 16_000;
export const FRAME_MS = 10;
/**
 * The decoder keeps scores in steps of 1024 of its own units and gives them away as if they were units: the exponent of what
 * it calls a probability is nats / 1024. Three decimals of it leave a resolution of about one nat.
 */
const NATS_PER_EXPONENT = 1024;

/**
 * Lays a known text over sound by forced alignment, with SoundSwallower (WebAssembly) and its small American model of
 * telephone bandwidth. `compallsen` scores all sounds in every frame, so that the best of all is known. That every second
 * frame looks for its Gaussians where the one before found them (`ds`), and that the best two count (`topn`), takes a third
 * off the time and no accuracy worth measuring; a third frame costs 2 points of AUC.
 */
export class SoundAligner {
  readonly #decoder: Decoder;
  readonly #known = new Set<string>();

  private constructor(decoder: Decoder) {
    this.#decoder = decoder;
  }

  static async load(): Promise<SoundAligner> {
    const module = await createSoundSwallower();
    const decoder = new module.Decoder({
      hmm: join(packageFolder('soundswallower'), 'model', 'en-us'),
      loglevel: 'FATAL',
      samprate: SAMPLE_RATE_HZ,
      compallsen: true,
      ds: 2,
      topn: 2,
      beam: 1e-60,
      wbeam: 1e-60,
      pbeam: 1e-60,
    });
    // Its dictionary costs 3 MB and knows no more than ours.
    decoder.unset_config('dict');
    await decoder.initialize();
    return new SoundAligner(decoder);
  }

  /** Takes 16 kHz mono samples. `undefined` where the text cannot be laid over them. */
  align(samples: Float32Array, units: readonly SpokenUnit[]): readonly AlignedUnit[] | undefined {
    this.#learn(units);
    this.#decoder.set_align_text(units.map(({ name }) => name).join(' '));
    const words = this.#run(samples)?.filter(({ t }) => !/^(?:<.*>|\[.*\]|\(NULL\))$/u.test(t));
    return words?.length === units.length ? words.map(alignedUnit) : undefined;
  }

  #learn(units: readonly SpokenUnit[]): void {
    const fresh = units.filter(({ name }, at) => {
      const isFirst = units.findIndex((unit) => unit.name === name) === at;
      return isFirst && !this.#known.has(name);
    });
    if (fresh.length === 0) return;
    this.#decoder.add_words(
      ...fresh.flatMap(({ name, pronunciations }) =>
        pronunciations.map((sounds, at): [string, string] => [
          at === 0 ? name : `${name}(${at + 1})`,
          sounds,
        ]),
      ),
    );
    for (const { name } of fresh) this.#known.add(name);
  }

  #run(samples: Float32Array): readonly Segment[] | undefined {
    this.#decoder.start();
    try {
      this.#decoder.process_audio(samples, false, true);
    } finally {
      this.#decoder.stop();
    }
    try {
      return this.#decoder.get_alignment({ align_level: 1 }).w;
    } catch (error) {
      // Without an alignment the decoder gives no JSON back.
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}

function alignedUnit({ b, d, w = [] }: Segment): AlignedUnit {
  return {
    startMs: Math.round(b * 1000),
    endMs: Math.round((b + d) * 1000),
    sounds: w.map((sound) => ({
      sound: sound.t,
      startMs: Math.round(sound.b * 1000),
      frames: Math.max(1, Math.round((sound.d * 1000) / FRAME_MS)),
      natsBelowBest: Math.max(0, -NATS_PER_EXPONENT * Math.log(Math.max(1e-3, sound.p))),
    })),
  };
}
