import { createMp3Encoder } from 'wasm-media-encoders';

const KBIT_PER_SECOND = 64;

/** Mono MP3 at 64 kbit/s, by LAME. */
export async function encodeMp3(samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: KBIT_PER_SECOND });
  // The encoder gives a view of its own memory each time: it is copied before the next call writes over it.
  const start = Uint8Array.from(encoder.encode([samples]));
  const rest = Uint8Array.from(encoder.finalize());
  return Buffer.concat([start, rest]);
}
