import type { Correction } from '../../../core/domain/monologue/correction.ts';
import { decodeAudio } from '../../../server/audio/decode-audio.ts';
import { composeCorrection, heardSpeech } from '../../../server/monologues/compose-correction.ts';
import { EmbeddedProofreader } from '../../../server/proofreading/embedded-proofreader.ts';
import type { Transcript } from '../../../server/speech/speech-recognizer.ts';
import { transcriptOfText } from '../../../server/speech/transcript-of-text.ts';
import { SentenceModel } from '../../../server/speech/whisper/score-sentences.ts';
import { transcribe, type WhisperModel } from '../../../server/speech/whisper/transcribe.ts';
import { countWordErrors } from '../../../server/speech/word-errors.ts';
import { speakToWav } from '../../../server/voice/speak-to-wav.ts';
import type { Row } from '../row.ts';
import { gradeSpeech, type GradedMistake, type GradedSpeech } from './grade-speech.ts';
import { readMarkedSpeeches, type MarkedSpeech } from './marked-speeches.ts';

export interface SpeechOptions {
  readonly onMiss: (line: string) => void;
  /** Spoken by voices and heard; else what was said is taken as heard. */
  readonly isHeard: boolean;
}

const VOICES = ['af_heart', 'am_michael', 'bf_emma', 'jf_alpha'] as const;
/** Learners speak slowly. */
const PACE = 0.8;

/** What a correction finds of the mistakes that are marked in speeches. */
export async function measureSpeeches(
  models: WhisperModel,
  file: string,
  { onMiss, isHeard }: SpeechOptions,
): Promise<readonly Row[]> {
  const proofreader = new EmbeddedProofreader({
    modelFolder: '.cache/models',
    scorer: new SentenceModel(models.network, models.text),
  });
  const graded: GradedSpeech[] = [];
  let [errors, words] = [0, 0];
  for (const [at, speech] of (await readMarkedSpeeches(file)).entries()) {
    const transcript = isHeard
      ? await heardBy(models, speech, VOICES[at % VOICES.length] ?? VOICES[0])
      : heardAsSaid(speech);
    errors += countWordErrors(speech.words.join(' '), transcript.text);
    words += speech.words.length;
    const heard = heardSpeech(transcript);
    const read = await proofreader.proofread(heard.text);
    if (!read.ok) throw new Error(read.error.kind);
    const { sentences }: Correction = composeCorrection(heard, read.value.findings, []);
    const grade = gradeSpeech(speech, sentences);
    graded.push(grade);
    onMiss(describe(speech, grade));
  }
  await proofreader.close();
  return rowsOf(
    graded,
    isHeard ? `heard, ${((errors / words) * 100).toFixed(1)} % misheard` : 'as written',
  );
}

function rowsOf(graded: readonly GradedSpeech[], how: string): readonly Row[] {
  const findings = graded.flatMap((speech) => speech.findings);
  const told = findings.filter(({ isDoubtful }) => !isDoubtful);
  const of = (grade: string) => told.filter((finding) => finding.grade === grade).length;
  const mistakes = graded.flatMap((speech) => speech.mistakes).filter(({ isHeard }) => isHeard);
  const misheard = findings.filter(({ grade }) => grade === 'misheard');
  console.table(kindsOf(mistakes));
  return [
    {
      name: `speeches ${how}: precision`,
      value: of('right') / (of('right') + of('needless')),
      unit: '',
      goal: { atLeast: 0.85 },
    },
    {
      name: `speeches ${how}: recall of ${mistakes.length} mistakes`,
      value: mistakes.filter(({ isFound }) => isFound).length / mistakes.length,
      unit: '',
      goal: { atLeast: 0.5 },
    },
    { name: `speeches ${how}: made up by recognition`, value: misheard.length, unit: 'findings' },
    {
      name: `speeches ${how}: of these marked as doubtful`,
      value: misheard.filter(({ isDoubtful }) => isDoubtful).length,
      unit: 'findings',
    },
  ];
}

function kindsOf(mistakes: readonly GradedMistake[]): object {
  return Object.fromEntries(
    [...Map.groupBy(mistakes, ({ kind }) => kind)].map(([kind, same]) => [
      kind,
      { mistakes: same.length, found: same.filter(({ isFound }) => isFound).length },
    ]),
  );
}

async function heardBy(
  models: WhisperModel,
  { said }: MarkedSpeech,
  voice: (typeof VOICES)[number],
): Promise<Transcript> {
  const wav = await speakToWav(said.join(' '), voice, { dataDir: '.cache', pace: PACE });
  const samples = await decodeAudio(wav);
  if (!samples.ok) throw new Error(samples.error.kind);
  const heard = await transcribe(models, samples.value);
  if (!heard.ok) throw new Error(heard.error.kind);
  return heard.value;
}

const WORD_MS = 400;

/** As if every word had been heard as it was said. */
const heardAsSaid = ({ said }: MarkedSpeech): Transcript =>
  transcriptOfText(said.join(' '), { wordMs: WORD_MS, gapMs: 0, confidenceAt: () => 1 });

function describe({ title, words }: MarkedSpeech, { mistakes, findings }: GradedSpeech): string {
  const missed = mistakes
    .filter(({ isFound }) => !isFound)
    .map(({ from, to, right, kind, isHeard }) => {
      const near = [
        ...words.slice(Math.max(0, from - 4), from),
        `{${words.slice(from, to).join(' ')}→${right.join(' ')}}`,
        ...words.slice(to, to + 4),
      ].join(' ');
      return `  ${isHeard ? 'missed' : 'not heard'} ${kind}: ${near}`;
    });
  const wrong = findings
    .filter(({ grade }) => grade !== 'right')
    .map(
      ({ grade, isDoubtful, kind, change }) =>
        `  ${grade}${isDoubtful ? '?' : ''} ${kind}: ${change}`,
    );
  return [`# ${title}`, ...missed, ...wrong].join('\n');
}
