import type { PcmAudio } from './pcm-audio.ts';

const HEADER_BYTES = 44;
/** Recorders write three or four; a file of nothing else would be searched for seconds. */
const MOST_CHUNKS = 64;
const FORMAT_PCM = 1;
const FORMAT_FLOAT = 3;
const FORMAT_EXTENSIBLE = 0xfffe;

/** Mono 16-bit WAV. Samples outside -1 to 1 are clipped. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, FORMAT_PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + i * 2, Math.round(clipped * 32_767), true);
  });
  return new Uint8Array(view.buffer);
}

/** Where the samples of a WAV lie, and of what form they are. */
export interface WavLayout {
  readonly format: WavFormat;
  readonly at: number;
  /** Samples of each channel. */
  readonly frames: number;
}

/** Finds 8, 16, 24 and 32-bit and float PCM. `undefined` where the file is not such a WAV; a cut file has what is there. */
export function findSamples(bytes: Uint8Array): WavLayout | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < HEADER_BYTES || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;

  let format: WavFormat | undefined;
  let at = 12;
  for (let chunk = 0; chunk < MOST_CHUNKS && at + 8 <= bytes.length; chunk++) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ' && at + 24 <= bytes.length) format = readFormat(view, at + 8, size);
    if (name(at) === 'data') {
      if (format === undefined || !sampleReader(view, format)) return undefined;
      if (format.channels < 1 || format.sampleRate < 1) return undefined;
      // A WAV that was streamed carries 0xffffffff or 0 here: the data then lasts to the end of the file.
      const left = bytes.length - at - 8;
      const length = size === 0 ? left : Math.min(size, left);
      const frames = Math.floor(length / ((format.bits / 8) * format.channels));
      return { format, at: at + 8, frames };
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** The sound of a WAV; `undefined` where `findSamples` finds none. */
export function parseWav(bytes: Uint8Array): PcmAudio | undefined {
  const layout = findSamples(bytes);
  return layout && readSamples(bytes, layout);
}

export interface WavFormat {
  readonly tag: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

function readFormat(view: DataView, at: number, size: number): WavFormat {
  const tag = view.getUint16(at, true);
  const named = tag === FORMAT_EXTENSIBLE && size >= 26 && at + 26 <= view.byteLength;
  return {
    tag: named ? view.getUint16(at + 24, true) : tag,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

export function readSamples(bytes: Uint8Array, { format, at, frames }: WavLayout): PcmAudio {
  const read = sampleReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), format);
  if (read === undefined) throw new Error(`No samples of ${format.bits} bits are read`);
  const bytesPerSample = format.bits / 8;
  const channels = Array.from({ length: format.channels }, (_, channel) =>
    Float32Array.from({ length: frames }, (__, frame) =>
      read(at + (frame * format.channels + channel) * bytesPerSample),
    ),
  );
  return { channels, sampleRate: format.sampleRate };
}

function sampleReader(view: DataView, f: WavFormat): ((at: number) => number) | undefined {
  if (f.tag === FORMAT_FLOAT && f.bits === 32) return (at) => view.getFloat32(at, true);
  if (f.tag !== FORMAT_PCM) return undefined;
  if (f.bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (f.bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (f.bits === 24) {
    return (at) => (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 8_388_608;
  }
  return f.bits === 32 ? (at) => view.getInt32(at, true) / 2_147_483_648 : undefined;
}
