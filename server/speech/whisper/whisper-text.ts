import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AutoTokenizer,
  env,
  WhisperFeatureExtractor,
  type Tensor,
} from '@huggingface/transformers';
import { MODEL_NAME, modelsFolder } from './whisper-files.ts';

/** The frames of an encoder's second, and the samples behind each. */
export const FRAMES_PER_SECOND = 50;
const SAMPLES_PER_FRAME = 320;

/** What surrounds the networks: sound to features, tokens to text and back. */
export interface WhisperText {
  /** Log-mel features of the samples, with silence up to `frames`. */
  features(samples: Float32Array, frames: number): Promise<Float32Array>;
  tokensOf(text: string): readonly number[];
  textOf(tokens: readonly number[]): string;
  /** Tokens that are never said: brackets, music, marks. */
  readonly suppressed: readonly number[];
}

export async function loadWhisperText(): Promise<WhisperText> {
  env.allowRemoteModels = false;
  env.localModelPath = modelsFolder();
  const tokenizer = await AutoTokenizer.from_pretrained(MODEL_NAME);
  const extractor = await WhisperFeatureExtractor.from_pretrained(MODEL_NAME);
  const settings: unknown = JSON.parse(
    await readFile(join(modelsFolder(), MODEL_NAME, 'generation_config.json'), 'utf8'),
  );
  return {
    async features(samples, frames) {
      const { input_features: features }: { input_features: Tensor } = await extractor(samples, {
        max_length: frames * SAMPLES_PER_FRAME,
      });
      return features.data as Float32Array;
    },
    tokensOf: (text) => tokenizer.encode(` ${text}`, { add_special_tokens: false }),
    textOf: (tokens) =>
      tokenizer.decode([...tokens], {
        skip_special_tokens: true,
        clean_up_tokenization_spaces: false,
      }),
    suppressed: suppressedTokens(settings),
  };
}

function suppressedTokens(settings: unknown): number[] {
  const tokens =
    typeof settings === 'object' && settings !== null && 'suppress_tokens' in settings
      ? settings.suppress_tokens
      : undefined;
  if (!Array.isArray(tokens)) throw new Error('generation_config.json names no suppressed tokens');
  return tokens.map(Number);
}
