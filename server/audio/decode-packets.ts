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
import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import { decodeAac } from './decode-aac.ts';
import { type PcmAudio } from './pcm-audio.ts';

export type Decoded =
  | { readonly kind: 'decoded'; readonly audio: PcmAudio }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-decoded' };

/** Opus always counts its lead-in at 48 kHz, whatever rate it is decoded at. */
const OPUS_CLOCK_HZ = 48_000;
const OPUS_DECODED_HZ = 16_000;

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

    const packets = await readPackets(new EncodedPacketSink(track).packets());
    const last = packets.at(-1);
    if (last === undefined) return { kind: 'not-decoded' };
    if ((last.timestamp + last.duration) * 1000 > limitMs) return { kind: 'too-long' };

    const audio = await decode(
      config,
      packets.map((packet) => packet.data),
    );
    return audio === undefined ? { kind: 'not-decoded' } : { kind: 'decoded', audio };
  } catch {
    // Whatever a decoder says about bytes from outside, to us they are bytes it cannot decode.
    return { kind: 'not-decoded' };
  } finally {
    input.dispose();
  }
}

async function readPackets(source: AsyncIterable<EncodedPacket>): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  try {
    for await (const packet of source) packets.push(packet);
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

async function decode(config: CodecConfig, packets: Uint8Array[]): Promise<PcmAudio | undefined> {
  const description = asBytes(config.description);
  if (config.codec === 'opus') return decodeOpus(config.numberOfChannels, description, packets);
  if (config.codec.startsWith('mp4a.40') && description !== undefined)
    return decodeAac(packets, description);
  if (config.codec === 'mp3') return decodeMp3(packets);
  if (config.codec === 'pcm-f32' || config.codec === 'pcm-s16') return decodePcm(config, packets);
  return undefined;
}

async function decodeOpus(
  channels: number,
  head: Uint8Array | undefined,
  packets: Uint8Array[],
): Promise<PcmAudio | undefined> {
  if (channels > 2) return undefined;
  const decoder = new OpusDecoder({ channels, sampleRate: OPUS_DECODED_HZ });
  await decoder.ready;
  const { channelData, samplesDecoded } = decoder.decodeFrames(packets);
  decoder.free();
  if (samplesDecoded === 0) return undefined;

  const leadIn =
    head === undefined || head.length < 12 ? 0 : (head[10] ?? 0) + (head[11] ?? 0) * 256;
  const skipped = Math.round((leadIn * OPUS_DECODED_HZ) / OPUS_CLOCK_HZ);
  return {
    channels: channelData.map((channel) => channel.subarray(skipped)),
    sampleRate: OPUS_DECODED_HZ,
  };
}

async function decodeMp3(packets: Uint8Array[]): Promise<PcmAudio | undefined> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, samplesDecoded } = decoder.decodeFrames(packets);
  decoder.free();
  return samplesDecoded === 0 ? undefined : { channels: channelData, sampleRate };
}

function decodePcm(config: CodecConfig, packets: readonly Uint8Array[]): PcmAudio {
  const width = config.codec === 'pcm-f32' ? 4 : 2;
  const bytes = Buffer.concat(packets);
  const frames = Math.floor(bytes.length / width / config.numberOfChannels);
  const read = (at: number) =>
    config.codec === 'pcm-f32' ? bytes.readFloatLE(at) : bytes.readInt16LE(at) / 32_768;
  const channels = Array.from({ length: config.numberOfChannels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) =>
      read((frame * config.numberOfChannels + channel) * width),
    ),
  );
  return { channels, sampleRate: config.sampleRate };
}

function asBytes(source: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
