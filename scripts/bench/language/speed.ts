import { readFileSync } from 'node:fs';
import { estimateLevel } from '../../../language/level/estimate-level.ts';
import { measureFluency } from '../../../language/fluency/measure-fluency.ts';
import { voiceSaying } from '../../../features/support/voice.ts';
import { EmbeddedProofreader } from '../../../server/proofreading/embedded-proofreader.ts';
import { EmbeddedRecognizer } from '../../../server/speech/embedded-recognizer.ts';
import { EmbeddedSentenceScorer } from '../../../server/speech/embedded-sentence-scorer.ts';
import { startSpeechEngine } from '../../../server/speech/speech-engine.ts';
import { openRound, sendAnswer, type Round } from '../answer.ts';
import { childrenOf, residentMb, startOz, type Process } from '../oz-process.ts';
import { quantile, type Row } from '../row.ts';
import { monologueWav } from './monologue.ts';

const ANSWERS = 30;
const READS = 200;
const CLIENTS = 10;
/** Some four seconds, slowly said. */
const SENTENCE = 'I usually get up at six thirty, and then I have breakfast with my family.';
/** What a learner waits for, alone and in company, and what the machine spends on it. */
export async function measureSpeed(): Promise<readonly Row[]> {
  const wav = await voiceSaying(SENTENCE);
  const oz = await startOz();
  const round = await openRound(oz);
  while (!(await sendAnswer(oz, round, wav))) await sleep(250);
  const alone = await answerTimes(oz, round, wav, 1);
  const inFours = await answerTimes(oz, round, wav, 4);
  const reads = await readsBesideSpeech(oz, round, wav);
  const memory = [
    { name: 'memory of the process that answers HTTP', value: residentMb(oz.pid), unit: 'MB' },
    ...childrenOf(oz.pid).map((pid) => ({
      name: `memory of ${scriptOf(pid)}`,
      value: residentMb(pid),
      unit: 'MB',
    })),
  ];
  await oz.stop();
  return [
    row('a 4-second answer judged after its upload, p50', quantile(alone, 0.5), 'ms', 1200),
    row('the same, p95', quantile(alone, 0.95), 'ms', 2000),
    { name: 'the same with four at once, p50', value: quantile(inFours, 0.5), unit: 'ms' },
    { name: 'the same with four at once, p95', value: quantile(inFours, 0.95), unit: 'ms' },
    row(
      `an ordinary read while ${CLIENTS} clients send speech, p95`,
      quantile(reads, 0.95),
      'ms',
      50,
    ),
    ...memory,
    ...(await measureMonologue()),
  ];
}

const row = (name: string, value: number, unit: string, atMost: number): Row => ({
  name,
  value,
  unit,
  goal: { atMost },
});

async function answerTimes(
  oz: Process,
  round: Round,
  wav: Uint8Array,
  atOnce: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const learner = async () => {
    for (let count = 0; count < ANSWERS / atOnce; count += 1) {
      const begun = performance.now();
      if (!(await sendAnswer(oz, round, wav))) throw new Error('An answer was refused');
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, learner));
  return times;
}

async function readsBesideSpeech(
  oz: Process,
  round: Round,
  wav: Uint8Array,
): Promise<readonly number[]> {
  const talking = Promise.all(Array.from({ length: CLIENTS }, () => sendAnswer(oz, round, wav)));
  const times: number[] = [];
  for (let count = 0; count < READS; count += 1) {
    const begun = performance.now();
    const response = await fetch(`${oz.url}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${round.token}` },
    });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(20);
  }
  await talking;
  return times;
}

/** A minute of speech: heard, corrected, levelled; the engines warm, as they are in a running server. */
async function measureMonologue(): Promise<readonly Row[]> {
  const wav = await monologueWav();
  const engine = startSpeechEngine({ dataFolder: '.cache/models' });
  const recognizer = new EmbeddedRecognizer(engine);
  const proofreader = new EmbeddedProofreader({
    modelFolder: '.cache/models',
    scorer: new EmbeddedSentenceScorer(engine),
  });
  while (recognizer.readiness() < 1) await sleep(100);
  await proofreader.proofread('I am ready.');

  let told = 0;
  const begun = performance.now();
  const heard = await recognizer.hear(wav, { onProgress: () => (told += 1) });
  if (!heard.ok) throw new Error(heard.error.kind);
  const heardMs = performance.now() - begun;
  const corrected = await proofreader.proofread(heard.value.text);
  if (!corrected.ok) throw new Error(corrected.error.kind);
  const correctedMs = performance.now() - begun - heardMs;
  const fluency = measureFluency({ ...heard.value, spanPaddingMs: 60 });
  const level = estimateLevel(heard.value.text, { fluency });
  const wholeMs = performance.now() - begun;
  console.log(
    `monologue: ${Math.round(heard.value.durationMs / 1000)} s, ${fluency.words} words, ${told} times told how far, ` +
      `${corrected.value.findings.length} findings, level ${level?.level}`,
  );
  await proofreader.close();
  await recognizer.close();
  return [
    row('a minute of speech heard, corrected and levelled', wholeMs / 1000, 's', 25),
    { name: 'of it hearing', value: heardMs / 1000, unit: 's' },
    { name: 'of it correcting', value: correctedMs / 1000, unit: 's' },
  ];
}

const scriptOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1]?.split('/').at(-1) ?? String(pid);

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
