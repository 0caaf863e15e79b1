import { SPEECH_HZ } from '../../audio/decode-audio.ts';

/** As long as the closure before a "p": between words there is mostly one. */
const MOMENT_MS = 60;
const STEP_MS = 10;

/** The middle of the quietest moment between two times, in ms: where a cut does least harm. */
export function quietestMoment(samples: Float32Array, fromMs: number, toMs: number): number {
  let quietest = fromMs;
  let least = Infinity;
  for (let startMs = fromMs; startMs + MOMENT_MS <= toMs; startMs += STEP_MS) {
    const energy = samples
      .subarray(toSample(startMs), toSample(startMs + MOMENT_MS))
      .reduce((sum, sample) => sum + sample * sample, 0);
    if (energy >= least) continue;
    least = energy;
    quietest = startMs + MOMENT_MS / 2;
  }
  return quietest;
}

const toSample = (ms: number): number => Math.round((ms / 1000) * SPEECH_HZ);
