const WINDOW_S = 0.01;
/** 45 dB below the loudest moment nothing of a voice is left but breath. */
const SILENCE = 10 ** (-45 / 20);
const SILENCE_KEPT_S = 0.08;
/** A root mean square of -20 dB over the voiced parts, as podcasts have it, unless peaks would be cut. */
const LOUDNESS = 10 ** (-20 / 20);
const HIGHEST_PEAK = 0.95;

/** Trims the silence at both ends to a moment and makes all voices equally loud. */
export function finishSound(samples: Float32Array, sampleRate: number): Float32Array {
  const size = Math.round(sampleRate * WINDOW_S);
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, i) =>
    level(samples.subarray(i * size, (i + 1) * size)),
  );
  const threshold = Math.max(...levels) * SILENCE;
  const first = levels.findIndex((value) => value > threshold);
  const last = levels.findLastIndex((value) => value > threshold);
  if (first < 0) return samples;

  const kept = Math.round(sampleRate * SILENCE_KEPT_S);
  const trimmed = samples.slice(Math.max(0, first * size - kept), (last + 1) * size + kept);
  const voiced = levels.filter((value) => value > threshold * 4);
  const gain =
    LOUDNESS / Math.sqrt(voiced.reduce((sum, value) => sum + value ** 2, 0) / voiced.length);
  const peak = trimmed.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const safe = Math.min(gain, HIGHEST_PEAK / peak);
  return trimmed.map((sample) => sample * safe);
}

const level = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
