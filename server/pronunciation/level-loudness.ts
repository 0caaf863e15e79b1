/** What speech close to a microphone has. */
const WANTED_RMS = 0.08;
const LOUDEST_PEAK = 0.95;
/** Below this there is no voice: it is the noise of a microphone. */
const SILENT_RMS = 1e-4;

/** The same sound as loud as every other, without clipping it. `undefined` for silence. */
export function levelLoudness(samples: Float32Array): Float32Array | undefined {
  let sum = 0;
  let peak = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const rms = Math.sqrt(sum / samples.length);
  if (!(rms >= SILENT_RMS)) return undefined;
  const factor = Math.min(WANTED_RMS / rms, LOUDEST_PEAK / peak);
  return samples.map((sample) => sample * factor);
}
