import { setTimeout as sleep } from 'node:timers/promises';
import { voiceSaying } from '../../features/support/voice.ts';
import { openRound, sendAnswer } from './answer.ts';
import { correctSpeech, type CorrectedSpeech } from './correct-speech.ts';
import { monologueWav } from './language/monologue.ts';
import { startOz } from './oz-process.ts';
import { signUp } from './requests.ts';
import { median, quantile, type Row } from './row.ts';

const RUNS = 9;
const AT_ONCE = 4;
const ANSWER_EVERY_MS = 1500;
const QUESTION = 'morning-home-08';
const EXPECTED = 'I always take a shower before I go to bed.';

/** A minute of speech from submitting to its correction through HTTP, alone and four at once, and answers beside it. */
export async function measureSpeech(): Promise<readonly Row[]> {
  const wav = await monologueWav();
  const answer = await voiceSaying(EXPECTED);
  const oz = await startOz();
  const round = await openRound(oz);
  while (!(await sendAnswer(oz, round, answer, QUESTION))) await sleep(250);
  const token = await signUp(oz.url);
  // The first one starts the proofreader.
  await correctSpeech(oz, token, wav);
  const alone: CorrectedSpeech[] = [];
  for (let run = 0; run < RUNS; run += 1) alone.push(await correctSpeech(oz, token, wav));

  const over = new AbortController();
  const together = Promise.all(
    Array.from({ length: AT_ONCE }, async () => correctSpeech(oz, await signUp(oz.url), wav)),
  ).finally(() => over.abort());
  const answers: number[] = [];
  while (!over.signal.aborted) {
    const begun = performance.now();
    await sendAnswer(oz, round, answer, QUESTION);
    answers.push(performance.now() - begun);
    await sleep(ANSWER_EVERY_MS);
  }
  const four = await together;
  await oz.stop();

  const seconds = (name: string, ms: number, atMost?: number): Row => ({
    name,
    value: ms / 1000,
    unit: 's',
    ...(atMost !== undefined && { goal: { atMost } }),
  });
  const corrected = alone.map(({ correctedMs }) => correctedMs);
  const first = alone.map(({ firstWordsMs }) => firstWordsMs);
  return [
    seconds('a minute of speech corrected, p50', median(corrected), 25),
    seconds('a minute of speech corrected, p95', quantile(corrected, 0.95), 40),
    seconds('its first words, p95', quantile(first, 0.95), 5),
    seconds(
      'four speeches at once, the last of them',
      Math.max(...four.map((one) => one.correctedMs)),
    ),
    seconds('an expected answer meanwhile, p95', quantile(answers, 0.95), 1.5),
  ];
}
