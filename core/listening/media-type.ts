interface Signature {
  readonly mediaType: string;
  readonly at: number;
  readonly bytes: string;
}

/** How sounds begin, as Latin-1. */
const SIGNATURES: readonly Signature[] = [
  { mediaType: 'audio/mpeg', at: 0, bytes: 'ID3' },
  { mediaType: 'audio/wav', at: 0, bytes: 'RIFF' },
  { mediaType: 'audio/mp4', at: 4, bytes: 'ftyp' },
  { mediaType: 'audio/webm', at: 0, bytes: '\x1A\x45\xDF\xA3' },
  { mediaType: 'audio/ogg', at: 0, bytes: 'OggS' },
  { mediaType: 'audio/flac', at: 0, bytes: 'fLaC' },
];

/** The media type of a sound by its first bytes, whatever it was called; undefined when it is none that we know. */
export function mediaTypeOf(sound: Uint8Array): string | undefined {
  const starts = ({ at, bytes }: Signature) =>
    [...bytes].every((letter, index) => sound[at + index] === letter.charCodeAt(0));
  return SIGNATURES.find(starts)?.mediaType ?? frameType(sound);
}

/** MP3 and AAC without a header begin with a frame: eleven or twelve set bits, then its layer. */
function frameType([first = 0, second = 0]: Uint8Array): string | undefined {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const layer = (second >> 1) & 0b11;
  if (layer === 0) return (second & 0xf0) === 0xf0 ? 'audio/aac' : undefined;
  return 'audio/mpeg';
}
