import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadNetwork } from '../speech/load-network.ts';
import { readModel, type ModelFile } from '../speech/model-file.ts';
import { packageFolder } from './package-folder.ts';

/** A stretch of speech, in ms from the start of the audio. */
export interface SpeechSpan {
  readonly startMs: number;
  readonly endMs: number;
}

const MODEL: ModelFile = {
  path: join(packageFolder('@ricky0123/vad-web'), 'dist', 'silero_vad_v5.onnx'),
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
};

const SAMPLE_RATE_HZ = 16_000;
const FRAME = 512;
/** Silero's fifth version looks back this far into the frame before. */
const CONTEXT = 64;
const STATE_SHAPE = [2, 1, 128] as const;

const SPEECH_BEGINS_AT = 0.5;
const SPEECH_ENDS_BELOW = 0.35;
/** Shorter gaps belong to a word: the closure of a "t", a breath. */
export const SHORTEST_PAUSE_MS = 200;
/** Below this it is a click or a cough; a spoken "I" lasts longer. */
const SHORTEST_SPEECH_MS = 100;
/** The model notices a voice late and lets go of it early. */
const PADDING_MS = 60;

/** Finds where a voice speaks, by Silero's network. One voice at a time: await each call. */
export class VoiceActivity {
  readonly #session: InferenceSession;

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async load(): Promise<VoiceActivity> {
    const session = await loadNetwork(await readModel(MODEL), 1);
    return new VoiceActivity(session);
  }

  /** Takes 16 kHz mono samples. No span: there is no voice. */
  async speechIn(samples: Float32Array): Promise<readonly SpeechSpan[]> {
    const chances = await this.#chances(samples);
    return joinFrames(chances, (samples.length / SAMPLE_RATE_HZ) * 1000);
  }

  /** The chance that a voice speaks, frame by frame. */
  async #chances(samples: Float32Array): Promise<number[]> {
    const chances: number[] = [];
    const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE_HZ)), []);
    let state = new Tensor('float32', new Float32Array(2 * 128), [...STATE_SHAPE]);
    for (let at = 0; at < samples.length; at += FRAME) {
      const input = new Float32Array(CONTEXT + FRAME);
      const from = Math.max(0, at - CONTEXT);
      input.set(samples.subarray(from, at + FRAME), CONTEXT - (at - from));
      const output = await this.#session.run({
        input: new Tensor('float32', input, [1, input.length]),
        state,
        sr: rate,
      });
      const next = output['stateN'];
      if (next === undefined) throw new Error('The voice activity model gave no state back');
      state = new Tensor('float32', next.data as Float32Array, [...STATE_SHAPE]);
      chances.push(Number(output['output']?.data[0]));
    }
    return chances;
  }
}

function joinFrames(chances: readonly number[], lengthMs: number): SpeechSpan[] {
  const frameMs = (FRAME / SAMPLE_RATE_HZ) * 1000;
  const spans: { startMs: number; endMs: number }[] = [];
  let speaking = false;
  chances.forEach((chance, frame) => {
    const startMs = frame * frameMs;
    const current = spans.at(-1);
    if (chance >= SPEECH_BEGINS_AT || (speaking && chance >= SPEECH_ENDS_BELOW)) {
      const goesOn = current !== undefined && startMs - current.endMs < SHORTEST_PAUSE_MS;
      if (goesOn) current.endMs = startMs + frameMs;
      else spans.push({ startMs, endMs: startMs + frameMs });
      speaking = true;
    } else {
      speaking = false;
    }
  });
  return spans
    .filter((span) => span.endMs - span.startMs >= SHORTEST_SPEECH_MS)
    .map((span) => ({
      startMs: Math.max(0, Math.round(span.startMs - PADDING_MS)),
      endMs: Math.min(Math.round(lengthMs), Math.round(span.endMs + PADDING_MS)),
    }));
}
