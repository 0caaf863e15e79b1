import { isFunctionWord } from '../../language/align/function-words.ts';
import type { PronunciationAssessor } from './pronunciation-assessor.ts';
import type { PronouncedWord } from './pronunciation-scorer.ts';

const WORD_MS = 400;
const CLEAR = 0.95;
const UNCLEAR = 0.1;

/** In the world of MemoryRecognizer, where a recording is the text `said:…`; a word written w-o-r-d was spoken badly. */
export class MemoryAssessor implements PronunciationAssessor {
  async assess(recording: Uint8Array, answer: string): Promise<readonly PronouncedWord[]> {
    const said = /^said:(.*)$/s.exec(new TextDecoder().decode(recording))?.[1];
    const words = answer.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
    if (said === undefined) return [];
    return words.map((text, at): PronouncedWord => {
      const bare = text.toLowerCase().replaceAll(/[^a-z']/gu, '');
      const place = { text, startMs: at * WORD_MS, endMs: (at + 1) * WORD_MS };
      if (isFunctionWord(bare)) return { ...place, confidence: 0 };
      const isUnclear = said.toLowerCase().includes([...bare].join('-'));
      return { ...place, confidence: 1, goodness: isUnclear ? UNCLEAR : CLEAR };
    });
  }
}
