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
import { POSITIONS_INPUT, POSITION_WIDTH } from './trim-encoder.ts';
import type { WhisperFiles } from './whisper-files.ts';

const LAYERS = 12;
const HEADS = 12;
const HEAD_WIDTH = 64;
/** [layer, head] of the heads that follow the sound, from generation_config.json. */
const ALIGNMENT_HEADS = [
  [5, 3],
  [5, 9],
  [8, 0],
  [8, 4],
  [8, 7],
  [8, 8],
  [9, 0],
  [9, 7],
  [9, 9],
  [10, 5],
] as const;
const ALIGNMENT_OUTPUTS = [5, 8, 9, 10].map((layer) => `cross_attentions.${layer}`);

const DECODER_PAST = pastNames(LAYERS, 'decoder');
const ENCODER_PAST = pastNames(LAYERS, 'encoder');

/** What the encoder made of a stretch of sound. */
export interface EncodedSound {
  readonly states: Tensor;
  readonly frames: number;
}

/** Transcripts being written side by side: what the decoder remembers of each. */
export interface Writing {
  readonly sound: EncodedSound;
  readonly width: number;
  readonly heard: ReadonlyMap<string, Tensor>;
  readonly written: ReadonlyMap<string, Tensor>;
}

export interface Step {
  readonly writing: Writing;
  /** Scores over the vocabulary: after `begin` a row per token, after `goOn` a row per transcript. */
  readonly rows: readonly Float32Array[];
}

/** After a text was read: a row per token of it. */
export interface Beginning extends Step {
  /** Where the decoder looked while it read: per alignment head, attention over the frames, a row per token. */
  readonly attention: readonly (readonly Float32Array[])[];
}

/** One transcript goes on: from which of those before, and with which token. */
export interface Continuation {
  readonly from: number;
  readonly token: number;
}

/** Whisper-small's two networks, without any idea of what their numbers mean. */
export class WhisperNetwork {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #positions: Float32Array;
  readonly #turn: () => Promise<void>;

  private constructor(
    encoder: InferenceSession,
    decoder: InferenceSession,
    positions: Float32Array,
    turn: () => Promise<void>,
  ) {
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#positions = positions;
    this.#turn = turn;
  }

  static async load(files: WhisperFiles, threads: number): Promise<WhisperNetwork> {
    const encoder = await loadNetwork(files.encoder, threads);
    const decoder = await loadNetwork(files.decoder, threads);
    return new WhisperNetwork(encoder, decoder, files.positions, async () => undefined);
  }

  /** The same networks, used only when it is one's turn. */
  inTurn(turn: () => Promise<void>): WhisperNetwork {
    return new WhisperNetwork(this.#encoder, this.#decoder, this.#positions, turn);
  }

  /** Takes log-mel features [1, 80, 2 * frames]. */
  async encode(features: Float32Array, frames: number): Promise<EncodedSound> {
    await this.#turn();
    const { last_hidden_state: states } = await this.#encoder.run({
      input_features: new Tensor('float32', features, [1, 80, frames * 2]),
      [POSITIONS_INPUT]: new Tensor(
        'float32',
        this.#positions.subarray(0, frames * POSITION_WIDTH),
        [frames, POSITION_WIDTH],
      ),
    });
    if (states === undefined) throw new Error('The encoder gave nothing back');
    return { states, frames };
  }

  /** Begins a transcript with the given tokens. */
  async begin(sound: EncodedSound, tokens: readonly number[]): Promise<Beginning> {
    await this.#turn();
    const output = await this.#decoder.run(
      { ...nothingPast(1), ...whole(sound.states, [tokens]) },
      ['logits', ...ALIGNMENT_OUTPUTS, ...present(DECODER_PAST), ...present(ENCODER_PAST)],
    );
    const writing = {
      sound,
      width: 1,
      heard: pastOf(output, ENCODER_PAST),
      written: pastOf(output, DECODER_PAST),
    };
    return { writing, rows: rowsOf(output), attention: attentionOf(output) };
  }

  /** Writes one more token of each transcript that goes on. */
  async goOn(writing: Writing, steps: readonly Continuation[]): Promise<Step> {
    await this.#turn();
    const from = steps.map((step) => step.from);
    const isAsBefore = from.length === writing.width && from.every((place, i) => place === i);
    const written = isAsBefore ? writing.written : taken(writing.written, from);
    // All hear the same sound, so only their number matters.
    const heard =
      steps.length === writing.width
        ? writing.heard
        : taken(
            writing.heard,
            from.map(() => 0),
          );
    const feeds: Record<string, Tensor> = {
      input_ids: integers(steps.map((step) => [step.token])),
      encoder_hidden_states: repeated(writing.sound.states, steps.length),
      use_cache_branch: new Tensor('bool', [true], [1]),
    };
    for (const [name, value] of [...written, ...heard]) feeds[`past_key_values.${name}`] = value;
    const output = await this.#decoder.run(feeds, ['logits', ...present(DECODER_PAST)]);
    return {
      writing: {
        sound: writing.sound,
        width: steps.length,
        heard,
        written: pastOf(output, DECODER_PAST),
      },
      rows: rowsOf(output),
    };
  }

  /** Reads several texts of one length at once. Gives the scores after each token of each text. */
  async read(
    sound: EncodedSound,
    texts: readonly (readonly number[])[],
  ): Promise<Float32Array[][]> {
    await this.#turn();
    const output = await this.#decoder.run(
      { ...nothingPast(texts.length), ...whole(repeated(sound.states, texts.length), texts) },
      ['logits'],
    );
    const rows = rowsOf(output);
    const length = texts[0]?.length ?? 0;
    return texts.map((_, text) => rows.slice(text * length, (text + 1) * length));
  }

  async close(): Promise<void> {
    await this.#encoder.release();
    await this.#decoder.release();
  }
}

/** As if only the first `length` tokens had been read. */
export function backTo({ writing, rows, attention }: Beginning, length: number): Beginning {
  const written = new Map(
    [...writing.written].map(([name, value]) => [name, firstTokens(value, length)]),
  );
  return {
    writing: { ...writing, written },
    rows: rows.slice(0, length),
    attention: attention.map((head) => head.slice(0, length)),
  };
}

const present = (past: readonly string[]) => past.map((name) => `present.${name}`);

const whole = (states: Tensor, texts: readonly (readonly number[])[]) => ({
  input_ids: integers(texts),
  encoder_hidden_states: states,
  use_cache_branch: new Tensor('bool', [false], [1]),
});

function nothingPast(batch: number): Record<string, Tensor> {
  const nothing = new Tensor('float32', new Float32Array(), [batch, HEADS, 0, HEAD_WIDTH]);
  return Object.fromEntries(
    [...DECODER_PAST, ...ENCODER_PAST].map((name) => [`past_key_values.${name}`, nothing]),
  );
}

function pastOf(
  output: InferenceSession.ReturnType,
  past: readonly string[],
): ReadonlyMap<string, Tensor> {
  return new Map(past.map((name) => [name, tensorOf(output, `present.${name}`)]));
}

/** The rows of every tensor that go on, in their new order. */
const taken = (past: ReadonlyMap<string, Tensor>, from: readonly number[]) =>
  new Map([...past].map(([name, value]) => [name, rowsFrom(value, from)]));

function rowsFrom(value: Tensor, from: readonly number[]): Tensor {
  const data = value.data as Float32Array;
  const width = data.length / (value.dims[0] ?? 1);
  const rows = new Float32Array(width * from.length);
  from.forEach((row, i) => rows.set(data.subarray(row * width, (row + 1) * width), i * width));
  return new Tensor('float32', rows, [from.length, ...value.dims.slice(1)]);
}

function attentionOf(output: InferenceSession.ReturnType): Float32Array[][] {
  return ALIGNMENT_HEADS.map(([layer, head]) => {
    const attention = tensorOf(output, `cross_attentions.${layer}`);
    const [, , rows = 0, frames = 0] = attention.dims;
    const data = attention.data as Float32Array;
    return Array.from({ length: rows }, (_, row) => {
      const from = (head * rows + row) * frames;
      return data.slice(from, from + frames);
    });
  });
}
