/** Decoded sound: samples from -1 to 1, one array per channel, all of one length. */
export interface PcmAudio {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

export const durationMs = (audio: PcmAudio): number =>
  ((audio.channels[0]?.length ?? 0) / audio.sampleRate) * 1000;

/** The mean of all channels. */
export function mixDown(audio: PcmAudio): Float32Array {
  const [first, ...others] = audio.channels;
  if (first === undefined) return new Float32Array();
  if (others.length === 0) return first;

  const mono = Float32Array.from(first);
  for (const channel of others) {
    for (let i = 0; i < mono.length; i++) mono[i] = (mono[i] ?? 0) + (channel[i] ?? 0);
  }
  return mono.map((sum) => sum / audio.channels.length);
}
