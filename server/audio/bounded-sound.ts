import type { Decoded } from './decoded.ts';
import { isPlausible } from './sound-shape.ts';

/** A recorder's hiccup breaks a packet or two; where most are broken, there is nothing to hear. */
const MOST_BROKEN_PACKETS = 50;

interface Chunk {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
  readonly errors: readonly unknown[];
}

/**
 * Decodes packet by packet, and stops when more sound has come out than there may be, whatever the container claimed:
 * what a decoder makes of one packet is bounded, what it makes of all of them is not.
 */
export function decodeBounded(
  packets: readonly Uint8Array[],
  limitMs: number,
  decodePacket: (packet: Uint8Array) => Chunk,
): Decoded {
  const chunks: Chunk[] = [];
  let samples = 0;
  let broken = 0;
  for (const packet of packets) {
    const chunk = decodePacket(packet);
    broken += chunk.errors.length;
    if (broken > MOST_BROKEN_PACKETS) break;
    if (chunk.samplesDecoded === 0) continue;
    const [first = chunk] = chunks;
    const { sampleRate, channelData } = chunk;
    if (sampleRate !== first.sampleRate || channelData.length !== first.channelData.length) break;
    if (!isPlausible(sampleRate, channelData.length)) return { kind: 'not-decoded' };
    samples += chunk.samplesDecoded;
    if ((samples / sampleRate) * 1000 > limitMs) return { kind: 'too-long' };
    chunks.push(chunk);
  }
  const [first] = chunks;
  if (first === undefined) return { kind: 'not-decoded' };
  const channels = first.channelData.map((_, channel) =>
    joined(
      chunks.map(({ channelData }) => channelData[channel] ?? new Float32Array()),
      samples,
    ),
  );
  return { kind: 'decoded', audio: { channels, sampleRate: first.sampleRate } };
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
