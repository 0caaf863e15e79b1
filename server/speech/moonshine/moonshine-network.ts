import { type InferenceSession, Tensor } from 'onnxruntime-node';
import {
  firstTokens,
  integers,
  pastNames,
  repeated,
  rowsOf,
  tensorOf,
} from '../decoder-tensors.ts';
import { loadNetwork } from '../load-network.ts';
import type { MoonshineFiles } from './moonshine-files.ts';

const LAYERS = 8;
const HEADS = 8;
const HEAD_WIDTH = 52;

const DECODER_PAST = pastNames(LAYERS, 'decoder');
const ENCODER_PAST = pastNames(LAYERS, 'encoder');

/** A text that is being written: what the decoder remembers of it. */
export interface Writing {
  readonly states: Tensor;
  readonly past: Readonly<Record<string, Tensor>>;
}

export interface Step {
  readonly writing: Writing;
  /** Scores over the vocabulary after each token that was read. */
  readonly rows: readonly Float32Array[];
}

/** Moonshine-base's two networks, without any idea of what their numbers mean. */
export class MoonshineNetwork {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;

  private constructor(encoder: InferenceSession, decoder: InferenceSession) {
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load(files: MoonshineFiles, threads: number): Promise<MoonshineNetwork> {
    return new MoonshineNetwork(
      await loadNetwork(files.encoder, threads),
      await loadNetwork(files.decoder, threads),
    );
  }

  /** Takes 16 kHz mono samples. */
  async encode(samples: Float32Array): Promise<Tensor> {
    const output = await this.#encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    return tensorOf(output, 'last_hidden_state');
  }

  /** Reads several texts of one length at once. Gives the scores after each token of each text. */
  async read(states: Tensor, texts: readonly (readonly number[])[]): Promise<Float32Array[][]> {
    const output = await this.#decoder.run(whole(states, texts), ['logits']);
    const rows = rowsOf(output);
    const length = texts[0]?.length ?? 0;
    return texts.map((_, text) => rows.slice(text * length, (text + 1) * length));
  }

  /** Begins a text with the given tokens. */
  async begin(states: Tensor, tokens: readonly number[]): Promise<Step> {
    const output = await this.#decoder.run(whole(states, [tokens]));
    const past = pastOf(output, [...DECODER_PAST, ...ENCODER_PAST]);
    return { writing: { states, past }, rows: rowsOf(output) };
  }

  /** Writes one more token. */
  async goOn({ states, past }: Writing, token: number): Promise<Step> {
    const output = await this.#decoder.run(
      {
        input_ids: integers([[token]]),
        encoder_hidden_states: states,
        use_cache_branch: new Tensor('bool', [true], [1]),
        ...past,
      },
      ['logits', ...DECODER_PAST.map((name) => `present.${name}`)],
    );
    const longer = { ...past, ...pastOf(output, DECODER_PAST) };
    return { writing: { states, past: longer }, rows: rowsOf(output) };
  }

  async close(): Promise<void> {
    await this.#encoder.release();
    await this.#decoder.release();
  }
}

/** As if only the first `length` tokens had been read. */
export function backTo({ states, past }: Writing, length: number): Writing {
  const shorter = DECODER_PAST.map((name): [string, Tensor] => {
    const key = `past_key_values.${name}`;
    return [key, firstTokens(tensorOf(past, key), length)];
  });
  return { states, past: { ...past, ...Object.fromEntries(shorter) } };
}

function whole(states: Tensor, texts: readonly (readonly number[])[]): Record<string, Tensor> {
  const nothing = new Tensor('float32', new Float32Array(), [0, HEADS, 1, HEAD_WIDTH]);
  return {
    input_ids: integers(texts),
    encoder_hidden_states: repeated(states, texts.length),
    use_cache_branch: new Tensor('bool', [false], [1]),
    ...Object.fromEntries(
      [...DECODER_PAST, ...ENCODER_PAST].map((name) => [`past_key_values.${name}`, nothing]),
    ),
  };
}

const pastOf = (output: InferenceSession.ReturnType, past: readonly string[]) =>
  Object.fromEntries(
    past.map((name) => [`past_key_values.${name}`, tensorOf(output, `present.${name}`)]),
  );
