import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  MkvOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
} from 'mediabunny';
import { encodeWav } from './wav.ts';

const CONTAINERS = {
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
  mp4: () => new Mp4OutputFormat(),
  ogg: () => new OggOutputFormat(),
};

interface Track {
  readonly container: keyof typeof CONTAINERS;
  readonly codec: AudioCodec;
  /** As WebCodecs names it. */
  readonly name: string;
  readonly sampleRate?: number;
  readonly description?: Uint8Array;
  readonly packets: readonly Uint8Array[];
  /** What the container says of each packet, whatever is in it. */
  readonly packetMs: number;
}

/** A file whose container is right, and whose packets may be anything. */
export async function fileOf({
  container,
  codec,
  name,
  sampleRate = 48_000,
  description,
  packets,
  packetMs,
}: Track): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: CONTAINERS[container](), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: name,
    sampleRate,
    numberOfChannels: 1,
    ...(description && { description }),
  };
  for (const [index, bytes] of packets.entries()) {
    const packet = new EncodedPacket(bytes, 'key', (index * packetMs) / 1000, packetMs / 1000);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('Nothing was written');
  return new Uint8Array(target.buffer);
}

export const OPUS_HEAD = Uint8Array.from([
  ...[...'OpusHead'].map((letter) => letter.charCodeAt(0)),
  1,
  1,
  0,
  0,
  0x80,
  0xbb,
  0,
  0,
  0,
  0,
  0,
]);

/** One byte that Opus makes 120 ms of: two frames of 60 ms, both lost. */
export const OPUS_OF_120_MS = Uint8Array.of((3 << 3) | 1);

/** 72 bytes that are 72 ms of silence in MP3. */
export const MP3_OF_72_MS = Uint8Array.from(
  { length: 72 },
  (_, i) => [0xff, 0xe3, 0x18, 0xc0][i] ?? 0,
);

/** Settings of AAC-LC with one channel, at a rate that is in no table. */
export function aacSettings(sampleRate: number): Uint8Array {
  const bits = [2, 5, 15, 4, sampleRate, 24, 1, 4, 0, 3];
  let text = '';
  for (let i = 0; i < bits.length; i += 2)
    text += (bits[i] ?? 0).toString(2).padStart(bits[i + 1] ?? 0, '0');
  return Uint8Array.from(text.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** A WAV that says of itself what is not so. */
export function wavClaiming(sampleRate: number, seconds = 0.1, channels = 1): Uint8Array {
  const wav = encodeWav(new Float32Array(16_000 * seconds), 16_000);
  new DataView(wav.buffer).setUint32(24, sampleRate, true);
  new DataView(wav.buffer).setUint16(22, channels, true);
  return wav;
}
