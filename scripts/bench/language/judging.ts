import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { judge } from '../../../language/judge/judge.ts';
import { settleSound, typedAnswer } from '../../../language/judge/settle-sound.ts';
import type { Verdict } from '../../../language/judge/verdict.ts';
import type { Book } from '../../../server/content/book-file.ts';
import type { Transcript } from '../../../server/speech/speech-recognizer.ts';
import { quantile, type Row } from '../row.ts';
import { hear, type SpeechModels, type Heard } from './hear.ts';
import { recordingOf, spokenAnswers, type SpokenAnswer } from './spoken-answers.ts';

const OUTCOMES = ['right', 'right-with-note', 'unlisted', 'say-again', 'wrong'] as const;

interface HeardInTime extends Heard {
  readonly workMs: number;
}

interface Judged {
  readonly answer: SpokenAnswer;
  readonly outcome: Verdict['outcome'];
}

export interface JudgingOptions {
  readonly books: readonly Book[];
  /** How many answers, and how many wrong variants, of each question. */
  readonly ofEach: number;
  /** A file in which what was heard is kept, so that the next run only judges. */
  readonly kept?: string;
  readonly onMiss: (line: string) => void;
}

/** How often an answer is taken for right or wrong, by whether it is: spoken by several voices, and typed. */
export async function measureJudging(
  models: () => Promise<SpeechModels>,
  { books, ofEach, kept, onMiss }: JudgingOptions,
): Promise<readonly Row[]> {
  const answers = spokenAnswers(books, ofEach);
  const known = kept !== undefined && existsSync(kept) ? readHeard(kept) : {};
  const spoken: Judged[] = [];
  const times: number[] = [];
  let settled = 0;
  for (const answer of answers) {
    const { questionId, text, voice, pace, noiseDb } = answer;
    const key = JSON.stringify([questionId, text, voice, pace, noiseDb]);
    const heard = (known[key] ??= await hearAnswer(await models(), answer));
    if (kept !== undefined) writeFileSync(kept, JSON.stringify(known));
    const outcome = verdictOn(answer, heard.transcript)?.outcome ?? 'say-again';
    spoken.push({ answer, outcome });
    times.push(heard.workMs);
    if (heard.passes === 1) settled += 1;
    if (outcome !== (answer.isRight ? 'right' : 'wrong'))
      onMiss(describe(answer, outcome, heard.transcript));
  }
  const typed = answers.map((answer): Judged => {
    return { answer, outcome: judge(typedAnswer(answer.text), answer).outcome };
  });
  return [
    ...rowsOf('by voice', spoken, { falseRejects: 3, falseAccepts: 8, sayAgain: 10 }),
    ...rowsOf('typed', typed, { falseRejects: 0, falseAccepts: 0, sayAgain: 0 }),
    {
      name: 'answers for which one pass was enough',
      value: (settled / answers.length) * 100,
      unit: '%',
    },
    { name: 'hearing and weighing one answer, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'hearing and weighing one answer, p95', value: quantile(times, 0.95), unit: 'ms' },
  ];
}

const readHeard = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, HeardInTime>;

async function hearAnswer(models: SpeechModels, answer: SpokenAnswer): Promise<HeardInTime> {
  const samples = await recordingOf(answer);
  const begun = performance.now();
  return { ...(await hear(models, samples, answer)), workMs: performance.now() - begun };
}

const verdictOn = (answer: SpokenAnswer, transcript: Transcript | undefined): Verdict | undefined =>
  transcript && judge(settleSound(transcript.words, answer, transcript.hearings), answer);

function rowsOf(
  how: string,
  judged: readonly Judged[],
  most: { falseRejects: number; falseAccepts: number; sayAgain: number },
): readonly Row[] {
  const right = judged.filter(({ answer }) => answer.isRight);
  const wrong = judged.filter(({ answer }) => !answer.isRight);
  const share = (of: readonly Judged[], outcome: Verdict['outcome']) =>
    (of.filter((one) => one.outcome === outcome).length / of.length) * 100;
  const row = (name: string, value: number, atMost: number): Row => ({
    name: `${how}: ${name}`,
    value,
    unit: '%',
    goal: { atMost },
  });
  console.log(how);
  console.table(
    Object.fromEntries(
      [right, wrong].map((of, i) => [
        `${of.length} ${i === 0 ? 'accepted answers' : 'wrong variants'}`,
        Object.fromEntries(
          OUTCOMES.map((outcome) => [outcome, `${share(of, outcome).toFixed(1)} %`]),
        ),
      ]),
    ),
  );
  return [
    row('accepted answers called wrong', share(right, 'wrong'), most.falseRejects),
    row('wrong variants called right', share(wrong, 'right'), most.falseAccepts),
    row('asked to say it again', share(judged, 'say-again'), most.sayAgain),
  ];
}

function describe(
  answer: SpokenAnswer,
  outcome: Verdict['outcome'],
  transcript: Transcript | undefined,
): string {
  const how = `${answer.voice} ${answer.pace}${answer.noiseDb === undefined ? '' : ' noise'}`;
  const heard = transcript?.words.map((word) => `${word.text}(${word.confidence.toFixed(2)})`);
  const weighed = (transcript?.hearings ?? []).map(
    ({ wording, rival = '', aheadNats, behindNats }) =>
      `${aheadNats.toFixed(1)} ahead, ${behindNats.toFixed(1)} behind: ${wording} | ${rival}`,
  );
  return [
    `${answer.isRight ? 'right' : 'wrong'} → ${outcome} (${how}): ${answer.text}`,
    `heard: ${heard?.join(' ') ?? 'nothing'}`,
    ...weighed,
  ].join('\n      ');
}
