import { MPEGDecoder } from 'mpg123-decoder';
import { decodeBounded } from './bounded-sound.ts';
import type { Decoded } from './decoded.ts';

/** A frame of 320 kbit/s at 32 kHz has 1441; in a container, a packet could hold any number of frames. */
const LARGEST_PACKET_BYTES = 4_096;

export async function decodeMp3(packets: readonly Uint8Array[], limitMs: number): Promise<Decoded> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const usable = packets.filter(({ length }) => length <= LARGEST_PACKET_BYTES);
    return decodeBounded(usable, limitMs, (packet) => decoder.decode(packet));
  } finally {
    decoder.free();
  }
}
