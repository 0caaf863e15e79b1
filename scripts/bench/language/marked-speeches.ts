import { readFile } from 'node:fs/promises';
import { wordsOf } from '../../../server/speech/word-errors.ts';

/** What a teacher would correct, in words of the speech; `from` is `to` where words are missing. */
export interface MarkedMistake {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly right: readonly string[];
  readonly kind: string;
}

/** What a learner says, with every mistake in it. */
export interface MarkedSpeech {
  readonly title: string;
  /** Sentences with capitals and marks. */
  readonly said: readonly string[];
  /** All of them, to compare by. */
  readonly words: readonly string[];
  readonly mistakes: readonly MarkedMistake[];
}

const MARK = /\{([^{}]*?)=>([^{}]*?)\|([^{}]*?)\}/gu;

/** Reads speeches that begin with `# title`, a sentence a line, mistakes marked as `{said=>right|kind}`; a blank line between. */
export async function readMarkedSpeeches(file: string): Promise<readonly MarkedSpeech[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split(/\n\s*\n/u)
    .map((block) => block.trim().split('\n'))
    .filter(([title]) => title?.startsWith('#'))
    .map(([title = '', ...lines]) => markedSpeech(title.slice(1).trim(), lines));
}

export function markedSpeech(title: string, lines: readonly string[]): MarkedSpeech {
  const words: string[] = [];
  const mistakes: MarkedMistake[] = [];
  const said = lines.map((line) => {
    let at = 0;
    for (const mark of line.matchAll(MARK)) {
      const [whole, wrong = '', right = '', kind = ''] = mark;
      words.push(...wordsOf(line.slice(at, mark.index)));
      const from = words.length;
      words.push(...wordsOf(wrong));
      mistakes.push({ from, to: words.length, right: wordsOf(right), kind });
      at = mark.index + whole.length;
    }
    words.push(...wordsOf(line.slice(at)));
    return tidy(line.replaceAll(MARK, '$1'));
  });
  return { title, said, words, mistakes };
}

const tidy = (sentence: string): string =>
  sentence
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,!?])/gu, '')
    .trim()
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
