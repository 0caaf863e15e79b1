import { readFileSync } from 'node:fs';
import {
  judgeWithEvidence,
  type EvidenceSources,
} from '../../../server/judging/evidence-sources.ts';
import { settleSound, typedAnswer } from '../../../language/judge/settle-sound.ts';
import { remarksOf, type Verdict } from '../../../language/judge/verdict.ts';
import type { Book, Question } from '../../../server/content/book-file.ts';
import { decodeAudio } from '../../../server/audio/decode-audio.ts';
import { hear, type SpeechModels } from './hear.ts';

/** One line of what was judged, as it is printed. */
interface JudgedLine {
  readonly id: string;
  readonly answer: string;
  readonly verdict: Verdict['outcome'] | 'not-heard';
  readonly reason: string;
  readonly ms: number;
  readonly path?: string;
}

interface ReadySources extends EvidenceSources {
  /** Makes ready what a server has ready some time after its start: judging alone is measured. */
  ready(questionIds: readonly string[]): Promise<void>;
}

/** Judges typed answers (question id, answer; by tabs, with a header line) and prints a line of JSON for each. */
export async function judgeAnswers(
  file: string,
  books: readonly Book[],
  sources: ReadySources,
): Promise<void> {
  const questionOf = byId(books);
  const rows = rowsOf(file);
  await sources.ready(rows.map(([id = '']) => id));
  for (const [id = '', answer = ''] of rows) {
    const begun = performance.now();
    const verdict = await judgeWithEvidence(sources, typedAnswer(answer), questionOf(id));
    print({ id, answer, ...told(verdict), ms: Math.round(performance.now() - begun) });
  }
}

/** The same of recordings (path of a WAV, question id), with what was heard. */
export async function judgeTakes(
  file: string,
  books: readonly Book[],
  models: SpeechModels,
  sources: ReadySources,
): Promise<void> {
  const questionOf = byId(books);
  const rows = rowsOf(file);
  await sources.ready(rows.map(([, id = '']) => id));
  for (const [path = '', id = ''] of rows) {
    const question = questionOf(id);
    const samples = await decodeAudio(readFileSync(path));
    if (!samples.ok) throw new Error(`${path}: ${samples.error.kind}`);
    const begun = performance.now();
    const { transcript } = await hear(models, samples.value, question);
    const verdict =
      transcript &&
      (await judgeWithEvidence(
        sources,
        settleSound(transcript.words, question, transcript.hearings),
        question,
      ));
    print({
      id,
      path,
      answer: transcript?.text ?? '',
      ...told(verdict),
      ms: Math.round(performance.now() - begun),
    });
  }
}

const told = (verdict: Verdict | undefined): Pick<JudgedLine, 'verdict' | 'reason'> => ({
  verdict: verdict?.outcome ?? 'not-heard',
  reason:
    verdict === undefined
      ? ''
      : remarksOf(verdict)
          .map(({ kind, said, right }) => `${kind}: ${said} → ${right}`)
          .join('; '),
});

const print = (line: JudgedLine): void => console.log(JSON.stringify(line));

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\r?\n/u)
    .slice(1)
    .map((line) => line.split('\t'));

function byId(books: readonly Book[]): (id: string) => Question {
  const questions = new Map(
    books.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => lesson.questions.map((question) => [question.id, question])),
    ),
  );
  return (id) => {
    const question = questions.get(id);
    if (question === undefined) throw new Error(`There is no question "${id}"`);
    return question;
  };
}
