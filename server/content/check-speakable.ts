import { answerLine, promptLine } from '../voice/clips-of-books.ts';
import type { LineReader } from '../voice/doubtful-words.ts';
import type { Line } from '../voice/speech-synthesizer.ts';
import type { BookFile } from './book-file.ts';
import type { ContentProblem } from './content-problem.ts';
import { eachQuestion } from './each-question.ts';
import type { ContentPath } from './yaml-positions.ts';

/** Where the voice would have to guess: prompts, and model answers in both accents. */
export async function checkSpeakable(
  files: readonly BookFile[],
  reader: LineReader,
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { file, path, question } of eachQuestion(files)) {
    const doubted = async (place: ContentPath, ...lines: readonly Line[]) => {
      const words = (await Promise.all(lines.map((line) => reader.doubtfulWords(line)))).flat();
      for (const word of new Set(words))
        problems.push(file.problemAt([...path, ...place], 'not-speakable', word));
    };
    await doubted(['prompt'], promptLine(question));
    await doubted(
      ['answers', 0],
      answerLine(question, { voice: 'af_heart' }),
      answerLine(question, { voice: 'bf_emma' }),
    );
  }
  return problems;
}
