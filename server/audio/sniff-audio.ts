export type AudioContainer = 'webm' | 'mp4' | 'ogg' | 'wav' | 'mp3' | 'unknown';

const MP4_FIRST_BOXES = ['ftyp', 'styp', 'moov', 'moof'];

/**
 * Names the container by its first bytes, never by what the sender says it is. `webm` stands for all of Matroska,
 * `mp4` for m4a and QuickTime too.
 */
export function sniffAudio(bytes: Uint8Array): AudioContainer {
  if (bytes.length < 12) return 'unknown';
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3)
    return 'webm';
  if (MP4_FIRST_BOXES.includes(text(4, 8))) return 'mp4';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(0, 3) === 'ID3' || isMpegLayer3(bytes[0] ?? 0, bytes[1] ?? 0)) return 'mp3';
  return 'unknown';
}

/** Eleven bits of sync and layer III; raw AAC has the same sync with the layer bits empty. */
const isMpegLayer3 = (first: number, second: number): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
