import { SPEECH_HZ } from '../../audio/decode-audio.ts';
import { readTexts } from '../read-texts.ts';
import { whisperReader } from './whisper-reader.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import { FRAMES_PER_SECOND, type WhisperText } from './whisper-text.ts';

/** Nothing to hear: what the decoder then prefers is only how people speak. */
const SILENCE_S = 0.5;
/** Her sentence is asked about for its form and for its meaning, and the answer nearest to it by many. */
const MOST_REMEMBERED = 1000;

/**
 * Whisper's decoder as a language model: how likely people are to say each sentence. Natural logs of whole sentences,
 * so compare only sentences of nearly one length. Write them with capital and full stop, as Whisper does.
 */
export class SentenceModel {
  readonly #network: WhisperNetwork;
  readonly #text: WhisperText;
  #silence: Promise<EncodedSound> | undefined;
  /** The one that was read longest ago first. */
  readonly #remembered = new Map<string, number>();

  constructor(network: WhisperNetwork, text: WhisperText) {
    this.#network = network;
    this.#text = text;
  }

  async score(sentences: readonly string[]): Promise<readonly number[]> {
    const scores = new Map(this.#remembered);
    const unknown = [...new Set(sentences)].filter((sentence) => !scores.has(sentence));
    for (const [at, score] of (await this.#read(unknown)).entries()) {
      const sentence = unknown[at] ?? '';
      scores.set(sentence, score);
      this.#remember(sentence, score);
    }
    return sentences.map((sentence) => scores.get(sentence) ?? Number.NaN);
  }

  async #read(sentences: readonly string[]): Promise<readonly number[]> {
    if (sentences.length === 0) return [];
    const silence = await (this.#silence ??= this.#encodeSilence());
    const reader = whisperReader(this.#network, this.#text, silence);
    const read = await readTexts(
      reader,
      sentences.map((sentence) => this.#text.tokensOf(sentence)),
    );
    return read.map(({ logProbability }) => logProbability);
  }

  #remember(sentence: string, score: number): void {
    this.#remembered.set(sentence, score);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined)
      this.#remembered.delete(oldest);
  }

  async #encodeSilence(): Promise<EncodedSound> {
    const frames = SILENCE_S * FRAMES_PER_SECOND;
    const features = await this.#text.features(new Float32Array(SILENCE_S * SPEECH_HZ), frames);
    return this.#network.encode(features, frames);
  }
}
