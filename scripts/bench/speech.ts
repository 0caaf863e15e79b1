import { setTimeout as sleep } from 'node:timers/promises';
import { voiceSaying } from '../../features/support/voice.ts';
import { openRound, sendAnswer } from './answer.ts';
import { monologueWav } from './language/monologue.ts';
import { startOz, type Process } from './oz-process.ts';
import { signUp } from './requests.ts';
import { median, quantile, type Row } from './row.ts';

const RUNS = 9;
const AT_ONCE = 4;
const THEME = 'my-morning';
const POLL_MS = 250;
const ANSWER_EVERY_MS = 1500;
const QUESTION = 'morning-home-08';
const EXPECTED = 'I always take a shower before I go to bed.';

interface Corrected {
  readonly firstWordsMs: number;
  readonly correctedMs: number;
}

/** A minute of speech from submitting to its correction through HTTP, alone and four at once, and answers beside it. */
export async function measureSpeech(): Promise<readonly Row[]> {
  const wav = await monologueWav();
  const answer = await voiceSaying(EXPECTED);
  const oz = await startOz();
  const round = await openRound(oz);
  while (!(await sendAnswer(oz, round, answer, QUESTION))) await sleep(250);
  const token = await signUp(oz.url);
  // The first one starts the proofreader.
  await correctedIn(oz, token, wav);
  const alone: Corrected[] = [];
  for (let run = 0; run < RUNS; run += 1) alone.push(await correctedIn(oz, token, wav));

  const over = new AbortController();
  const together = Promise.all(
    Array.from({ length: AT_ONCE }, async () => correctedIn(oz, await signUp(oz.url), wav)),
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

async function correctedIn({ url }: Process, token: string, wav: Uint8Array): Promise<Corrected> {
  const headers = { authorization: `Bearer ${token}` };
  const id = crypto.randomUUID();
  const form = new FormData();
  form.append('recording_id', id);
  form.append('recorded_at', new Date().toISOString());
  form.append('duration_ms', '60000');
  form.append('file', new Blob([new Uint8Array(wav)]), 'speech.wav');
  const api = `${url}/api/v1/one_min_speech`;
  const kept = await fetch(`${api}/materials/${THEME}/recordings`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!kept.ok) throw new Error(`The speech was not kept: ${await kept.text()}`);
  const begun = performance.now();
  await fetch(`${api}/recordings/${id}/submit`, { method: 'POST', headers });
  let firstWordsMs: number | undefined;
  for (;;) {
    const reply = await fetch(`${api}/correction_status?recording_id=${id}`, { headers });
    const status: unknown = await reply.json();
    const { state, heard } = Object(status);
    if (heard) firstWordsMs ??= performance.now() - begun;
    if (state === 'corrected') break;
    if (state === 'refused') throw new Error(`It was refused: ${JSON.stringify(status)}`);
    await sleep(POLL_MS);
  }
  const correctedMs = performance.now() - begun;
  return { firstWordsMs: firstWordsMs ?? correctedMs, correctedMs };
}
