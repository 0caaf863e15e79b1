import { OpusDecoder } from 'opus-decoder';
import { decodeBounded } from './bounded-sound.ts';
import type { Decoded } from './decoded.ts';

/** Opus always counts its lead-in at 48 kHz, whatever rate it is decoded at. */
const CLOCK_HZ = 48_000;
const DECODED_HZ = 16_000;
/** Six frames of the largest size that RFC 6716 allows. */
const LARGEST_PACKET_BYTES = 6 * 1275 + 7;

/** `head` is what the container keeps of the encoder's settings. */
export async function decodeOpus(
  channels: number,
  head: Uint8Array | undefined,
  packets: readonly Uint8Array[],
  limitMs: number,
): Promise<Decoded> {
  if (channels !== 1 && channels !== 2) return { kind: 'not-decoded' };
  const decoder = new OpusDecoder({ channels, sampleRate: DECODED_HZ });
  await decoder.ready;
  try {
    // Of a packet that is empty the decoder would make up 120 ms of sound.
    const usable = packets.filter(({ length }) => length > 0 && length <= LARGEST_PACKET_BYTES);
    const decoded = decodeBounded(usable, limitMs, (packet) => decoder.decodeFrame(packet));
    if (decoded.kind !== 'decoded') return decoded;
    const leadIn =
      head === undefined || head.length < 12 ? 0 : (head[10] ?? 0) + (head[11] ?? 0) * 256;
    const skipped = Math.round((leadIn * DECODED_HZ) / CLOCK_HZ);
    const heard = decoded.audio.channels.map((channel) => channel.subarray(skipped));
    return { kind: 'decoded', audio: { channels: heard, sampleRate: DECODED_HZ } };
  } finally {
    decoder.free();
  }
}
