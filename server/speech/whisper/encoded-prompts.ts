import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tensor } from 'onnxruntime-node';
import type { SpokenPrompt } from '../../judging/meaning-scorer.ts';
import { writeWhole } from '../../storage/write-whole.ts';
import type { EncodedSound } from './whisper-network.ts';

/** A megabyte each: as many as are asked in a few lessons. */
const MOST_IN_MEMORY = 48;
const STATE_WIDTH = 768;
const DIGEST_BYTES = 32;

type Encode = (sound: Uint8Array) => Promise<EncodedSound | undefined>;

/**
 * What the encoder makes of spoken prompts, which takes far longer than to score with it: made once, and kept as files of half a
 * megabyte. A file begins with the digest of the prompt's version, so that a prompt that changed is encoded again.
 */
export class EncodedPrompts {
  readonly #folder: string;
  readonly #encode: Encode;
  /** The one that was asked for longest ago first. */
  readonly #recent = new Map<string, Promise<EncodedSound | undefined>>();

  constructor(folder: string, encode: Encode) {
    this.#folder = folder;
    this.#encode = encode;
  }

  /** Nothing where the sound cannot be read. */
  of(prompt: SpokenPrompt): Promise<EncodedSound | undefined> {
    const key = `${prompt.id} ${prompt.version}`;
    const known = this.#recent.get(key) ?? this.#kept(prompt);
    this.#recent.delete(key);
    this.#recent.set(key, known);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_IN_MEMORY && oldest !== undefined) this.#recent.delete(oldest);
    return known;
  }

  async #kept({ id, version, sound }: SpokenPrompt): Promise<EncodedSound | undefined> {
    const file = join(this.#folder, digestOf(id).toString('hex'));
    const digest = digestOf(version);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes?.subarray(0, DIGEST_BYTES).equals(digest)) {
      return unpacked(bytes.subarray(DIGEST_BYTES));
    }
    const encoded = await this.#encode(sound);
    if (encoded === undefined) return undefined;
    const states = packed(encoded);
    // Where there is no room for it, it is made anew after the next start: what hears must not end for that.
    await writeWhole(file, Buffer.concat([digest, states])).catch(() => undefined);
    return unpacked(states);
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The upper half of each float: seven bits of its fraction are enough to look at. */
function packed({ states }: EncodedSound): Uint8Array {
  const floats = Float32Array.from(states.data as Float32Array); // the encoder gives floats
  const halves = new Uint16Array(floats.buffer).filter((_, at) => at % 2 === 1);
  return new Uint8Array(halves.buffer);
}

function unpacked(bytes: Uint8Array): EncodedSound {
  const halves = new Uint16Array(Uint8Array.from(bytes).buffer);
  const words = new Uint16Array(halves.length * 2);
  halves.forEach((half, at) => (words[at * 2 + 1] = half));
  const frames = halves.length / STATE_WIDTH;
  const states = new Tensor('float32', new Float32Array(words.buffer), [1, frames, STATE_WIDTH]);
  return { states, frames };
}
