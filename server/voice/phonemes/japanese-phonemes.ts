import { loadJapaneseReader, markOf, type ReadPiece } from './japanese-reader.ts';
import { kanaPhonemes } from './kana-phonemes.ts';
import { JAPANESE_READINGS } from './pronunciations.ts';

export interface JapanesePhonemes {
  of(text: string, reading?: string): string;
}

/** Japanese to Kokoro's phonemes: as it is told to read, or by the dictionary and our own list. */
export async function loadJapanesePhonemes(): Promise<JapanesePhonemes> {
  const reader = await loadJapaneseReader(JAPANESE_READINGS);
  return {
    of: (text, reading) =>
      joinSpoken((reading === undefined ? reader.read(text) : piecesOfKana(reading)).map(sounds)),
  };
}

const sounds = (piece: ReadPiece): string =>
  piece.kind === 'mark' ? piece.mark : kanaPhonemes(piece.kana);

function piecesOfKana(reading: string): ReadPiece[] {
  const parts = reading.split(/([、，,。．.！!？?…「」『』：；—―\s]+)/u);
  return parts.map((part) => {
    const mark = markOf(part.trim());
    return mark === undefined ? { kind: 'word', kana: part } : { kind: 'mark', mark };
  });
}

const joinSpoken = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/ (?=[,.!?…;:”])/gu, '')
    .replaceAll(/(?<=“) /gu, '');
