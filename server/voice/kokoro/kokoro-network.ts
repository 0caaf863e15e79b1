import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadNetwork } from '../../speech/load-network.ts';
import type { VoiceName } from '../speech-synthesizer.ts';
import { readKokoroWeights, readVoice } from './kokoro-files.ts';
import { phonemeNumbers } from './kokoro-vocabulary.ts';

export const KOKORO_HZ = 24_000;

const STYLE_WIDTH = 256;
/** The model was trained on no longer texts. */
const LONGEST_TEXT = 510;
/** A text begins and ends with this. */
const PAD = 0;

/** Kokoro-82M: phonemes to sound. One text at a time: await each call. */
export class KokoroNetwork {
  readonly #session: InferenceSession;
  readonly #voices = new Map<VoiceName, Promise<Float32Array>>();

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async load(dataFolder: string, threads: number): Promise<KokoroNetwork> {
    const session = await loadNetwork(await readKokoroWeights(dataFolder), threads);
    return new KokoroNetwork(session);
  }

  /** Samples at 24 kHz. Phonemes past the longest text the model takes are not spoken: split before. */
  async speak(phonemes: string, voice: VoiceName, pace = 1): Promise<Float32Array> {
    const numbers = phonemeNumbers(phonemes).slice(0, LONGEST_TEXT);
    const styles = await this.#voice(voice);
    const row = Math.min(numbers.length, styles.length / STYLE_WIDTH - 1);
    const output = await this.#session.run({
      input_ids: new Tensor('int64', BigInt64Array.from([PAD, ...numbers, PAD].map(BigInt)), [
        1,
        numbers.length + 2,
      ]),
      style: new Tensor('float32', styles.slice(row * STYLE_WIDTH, (row + 1) * STYLE_WIDTH), [
        1,
        STYLE_WIDTH,
      ]),
      speed: new Tensor('float32', Float32Array.of(pace), [1]),
    });
    const waveform = output['waveform'];
    if (waveform === undefined) throw new Error('Kokoro gave no sound back');
    const samples = waveform.data as Float32Array;
    if (!samples.every(Number.isFinite)) throw new Error(`Kokoro lost its way in "${phonemes}"`);
    return samples;
  }

  #voice(voice: VoiceName): Promise<Float32Array> {
    const known = this.#voices.get(voice) ?? readVoice(voice);
    this.#voices.set(voice, known);
    return known;
  }
}
