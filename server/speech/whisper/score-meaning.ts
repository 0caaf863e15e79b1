import { decodeAudio, SPEECH_HZ } from '../../audio/decode-audio.ts';
import type { SpokenPrompt } from '../../judging/meaning-scorer.ts';
import { readTexts } from '../read-texts.ts';
import { EncodedPrompts } from './encoded-prompts.ts';
import type { SentenceModel } from './score-sentences.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import { whisperReader } from './whisper-reader.ts';
import { FRAMES_PER_SECOND, type WhisperText } from './whisper-text.ts';
import { FROM_JAPANESE } from './whisper-tokens.ts';

/** Silence behind a prompt, and the least there is of both: less and the model loops. */
const SLACK_S = 4;
const SHORTEST_S = 8;
const LONGEST_S = 30;

/**
 * Whisper's translation head as a judge of meaning: how much likelier an English sentence is as the translation of a spoken
 * Japanese prompt than with nothing to translate, in nats a token. It hears what is meant, and no mistakes of form.
 */
export class MeaningModel {
  readonly #network: WhisperNetwork;
  readonly #text: WhisperText;
  readonly #sentences: SentenceModel;
  readonly #prompts: EncodedPrompts;

  /** @param folder where prompts are kept as the encoder gives them */
  constructor(
    network: WhisperNetwork,
    text: WhisperText,
    sentences: SentenceModel,
    folder: string,
  ) {
    this.#network = network;
    this.#text = text;
    this.#sentences = sentences;
    this.#prompts = new EncodedPrompts(folder, (sound) => this.#encode(sound));
  }

  /** Nothing where the sound cannot be read. */
  async score(prompt: SpokenPrompt, sentences: readonly string[]): Promise<readonly number[]> {
    const sound = await this.#prompts.of(prompt);
    if (sound === undefined || sentences.length === 0) return [];
    const reader = whisperReader(this.#network, this.#text, sound, FROM_JAPANESE);
    const tokens = sentences.map((sentence) => this.#text.tokensOf(sentence));
    const translated = await readTexts(reader, tokens);
    const alone = await this.#sentences.score(sentences);
    return translated.map(
      ({ logProbability }, at) =>
        (logProbability - (alone[at] ?? 0)) / ((tokens[at]?.length ?? 0) + 1),
    );
  }

  async #encode(prompt: Uint8Array): Promise<EncodedSound | undefined> {
    const samples = await decodeAudio(prompt);
    if (!samples.ok) return undefined;
    const seconds = Math.ceil(samples.value.length / SPEECH_HZ + SLACK_S);
    const frames = Math.min(LONGEST_S, Math.max(SHORTEST_S, seconds)) * FRAMES_PER_SECOND;
    return this.#network.encode(await this.#text.features(samples.value, frames), frames);
  }
}
