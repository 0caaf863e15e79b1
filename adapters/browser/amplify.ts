/** How long an audio context may take to begin; without it the voice is recorded as it comes. */
const BEGINS_WITHIN_MS = 300;

export interface Amplified {
  readonly stream: MediaStream;
  close(): void;
}

/** The same voice, so many times as loud; undefined where the platform does not let sound through. */
export async function amplify(stream: MediaStream, gain: number): Promise<Amplified | undefined> {
  const context = new AudioContext();
  const close = () => void context.close();
  const amplifier = context.createGain();
  amplifier.gain.value = gain;
  const out = context.createMediaStreamDestination();
  context.createMediaStreamSource(stream).connect(amplifier).connect(out);
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, BEGINS_WITHIN_MS);
  });
  await Promise.race([context.resume().catch(() => {}), late]);
  if (context.state === 'running') return { stream: out.stream, close };
  close();
  return undefined;
}
