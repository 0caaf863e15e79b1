import {
  ADTS,
  BufferSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
  type EncodedPacket,
} from 'mediabunny';
import { decodeAac } from './decode-aac.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeOpus } from './decode-opus.ts';
import { decodePcm } from './decode-pcm.ts';
import type { Decoded } from './decoded.ts';

/** Opus cuts sound into 2.5 ms at the finest, and no other codec comes near. */
const SHORTEST_PACKET_MS = 2.5;

/**
 * Decodes with what npm installs: Opus, AAC-LC, MP3 and PCM in WebM, MP4 (fragmented too), Ogg, MP3. A recording that
 * breaks off gives the whole pieces that came before the break.
 */
export async function decodePackets(bytes: Uint8Array, limitMs: number): Promise<Decoded> {
  const input = new Input({
    source: new BufferSource(bytes),
    formats: [WEBM, MATROSKA, MP4, QTFF, OGG, MP3, ADTS],
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    const config = await track?.getDecoderConfig();
    if (track === null || config === null || config === undefined) return { kind: 'not-decoded' };

    const packets = await readPackets(new EncodedPacketSink(track).packets(), limitMs);
    const last = packets.at(-1);
    if (last === undefined) return { kind: 'not-decoded' };
    const isTooLong =
      (last.timestamp + last.duration) * 1000 > limitMs ||
      packets.length > limitMs / SHORTEST_PACKET_MS;
    if (isTooLong) return { kind: 'too-long' };
    const data = packets.map((packet) => packet.data);
    return await decode(config, data, limitMs);
  } catch {
    // Whatever a decoder says about bytes from outside, to us they are bytes it cannot decode.
    return { kind: 'not-decoded' };
  } finally {
    input.dispose();
  }
}

/** As many as there may be, and one that is too late or too many. */
async function readPackets(
  source: AsyncIterable<EncodedPacket>,
  limitMs: number,
): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  try {
    for await (const packet of source) {
      packets.push(packet);
      if (packet.timestamp * 1000 > limitMs) break;
      if (packets.length > limitMs / SHORTEST_PACKET_MS) break;
    }
  } catch {
    // The recorder was killed in the middle of a packet; the ones before it are whole.
  }
  return packets;
}

interface CodecConfig {
  readonly codec: string;
  readonly sampleRate: number;
  readonly numberOfChannels: number;
  readonly description?: AllowSharedBufferSource;
}

async function decode(
  { codec, sampleRate, numberOfChannels, description }: CodecConfig,
  packets: readonly Uint8Array[],
  limitMs: number,
): Promise<Decoded> {
  const head = asBytes(description);
  if (codec === 'opus') return decodeOpus(numberOfChannels, head, packets, limitMs);
  if (codec.startsWith('mp4a.40') && head !== undefined) return decodeAac(packets, head, limitMs);
  if (codec === 'mp3') return decodeMp3(packets, limitMs);
  if (codec === 'pcm-f32' || codec === 'pcm-s16')
    return decodePcm({ codec, sampleRate, numberOfChannels }, packets, limitMs);
  return { kind: 'not-decoded' };
}

function asBytes(source: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
