import { SPEECH_HZ } from '../../audio/decode-audio.ts';
import { readTexts } from '../read-texts.ts';
import { whisperReader } from './whisper-reader.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import { FRAMES_PER_SECOND, type WhisperText } from './whisper-text.ts';

/** Nothing to hear: what the decoder then prefers is only how people speak. */
const SILENCE_S = 0.5;

/**
 * Whisper's decoder as a language model: how likely people are to say each sentence. Natural logs of whole sentences,
 * so compare only sentences of nearly one length. Write them with capital and full stop, as Whisper does.
 */
export class SentenceModel {
  readonly #network: WhisperNetwork;
  readonly #text: WhisperText;
  #silence: Promise<EncodedSound> | undefined;

  constructor(network: WhisperNetwork, text: WhisperText) {
    this.#network = network;
    this.#text = text;
  }

  async score(sentences: readonly string[]): Promise<readonly number[]> {
    const silence = await (this.#silence ??= this.#encodeSilence());
    const reader = whisperReader(this.#network, this.#text, silence);
    const read = await readTexts(
      reader,
      sentences.map((sentence) => this.#text.tokensOf(sentence)),
    );
    return read.map(({ logProbability }) => logProbability);
  }

  async #encodeSilence(): Promise<EncodedSound> {
    const frames = SILENCE_S * FRAMES_PER_SECOND;
    const features = await this.#text.features(new Float32Array(SILENCE_S * SPEECH_HZ), frames);
    return this.#network.encode(features, frames);
  }
}
