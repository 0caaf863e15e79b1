import { voiceSaying } from '../../features/support/voice.ts';
import { EmbeddedRecognizer } from '../../server/speech/embedded-recognizer.ts';
import { startSpeechEngine } from '../../server/speech/speech-engine.ts';
import { startOz, type Process } from './oz-process.ts';
import { signUp } from './requests.ts';
import { median, type Row } from './row.ts';

const RUNS = 7;
/** Some four seconds, slowly said. */
const SENTENCE = 'I usually get up at six thirty, and then I have breakfast with my family.';
const CANDIDATES = ['I usually get up at six thirty.', 'I usually wake up at six thirty.'];

/** A spoken answer through HTTP, decoding, recognition, judging and storing; beside recognition alone. */
export async function measureVoice(): Promise<readonly Row[]> {
  const wav = await voiceSaying(SENTENCE);
  const oz = await startOz();
  const round = await openRound(oz);
  while (!(await answer(oz, round, wav))) await new Promise((resolve) => setTimeout(resolve, 250));
  const whole = await timed(() => answer(oz, round, wav));
  await oz.stop();

  const recognizer = new EmbeddedRecognizer(startSpeechEngine({ dataFolder: '.cache/models' }));
  while (recognizer.readiness() < 1) await new Promise((resolve) => setTimeout(resolve, 100));
  const alone = await timed(() => recognizer.hear(wav, { candidates: CANDIDATES }));
  await recognizer.close();
  return [
    {
      name: 'voice round trip of a 4-second answer',
      value: whole,
      unit: 'ms',
      bare: { what: 'recognition alone', value: alone },
    },
  ];
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return median(times);
}

interface Round {
  readonly token: string;
  readonly id: string;
}

async function openRound({ url }: Process): Promise<Round> {
  const token = await signUp(url);
  const id = crypto.randomUUID();
  await fetch(`${url}/api/v1/verbal_composition/lessons/morning-and-home/records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, mode: 'ai' }),
  });
  return { token, id };
}

async function answer({ url }: Process, { token, id }: Round, wav: Uint8Array): Promise<boolean> {
  const form = new FormData();
  form.append('answer_id', crypto.randomUUID());
  form.append('question_id', 'morning-home-01');
  form.append('answer_ms', '4000');
  form.append('file', new Blob([new Uint8Array(wav)]), 'answer.wav');
  const response = await fetch(`${url}/api/v1/verbal_composition/records/${id}/voice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return response.ok;
}
