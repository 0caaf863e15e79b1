import { voiceSaying } from '../../features/support/voice.ts';
import { EmbeddedRecognizer } from '../../server/speech/embedded-recognizer.ts';
import { startSpeechEngine } from '../../server/speech/speech-engine.ts';
import { openRound, sendAnswer } from './answer.ts';
import { startOz, type Process } from './oz-process.ts';
import { median, quantile, type Row } from './row.ts';

const RUNS = 7;
const OTHERS = 4;
const CROWDED_RUNS = 8;
/** As a learner says ten words in some four seconds. */
const SLOWLY = 0.6;
const QUESTION = 'morning-home-08';
/** Right, word for word. */
const EXPECTED = 'I always take a shower before I go to bed.';
/** Nearly right, and not listed as wrong: it has to be heard twice. */
const NEAR = 'I always take a bath before I go to sleep.';
/** Some four seconds, and no answer to what is asked. */
const SENTENCE = 'I usually get up at six thirty, and then I have breakfast with my family.';
const CANDIDATES = ['I usually get up at six thirty.', 'I usually wake up at six thirty.'];

/** A spoken answer through HTTP, decoding, recognition, judging and storing; beside recognition alone. */
export async function measureVoice(): Promise<readonly Row[]> {
  const wav = await voiceSaying(SENTENCE);
  const oz = await startOz();
  const round = await openRound(oz);
  while (!(await sendAnswer(oz, round, wav)))
    await new Promise((resolve) => setTimeout(resolve, 250));
  const whole = await timed(() => sendAnswer(oz, round, wav));
  const expected = await voiceSaying(EXPECTED, SLOWLY);
  const known = await timed(() => sendAnswer(oz, round, expected, QUESTION));
  const near = await voiceSaying(NEAR, SLOWLY);
  const heardTwice = await timed(() => sendAnswer(oz, round, near, QUESTION));
  const crowded = await timedAmongOthers(oz, [wav, expected]);
  await oz.stop();

  const recognizer = new EmbeddedRecognizer(startSpeechEngine({ dataFolder: '.cache/models' }));
  while (recognizer.readiness() < 1) await new Promise((resolve) => setTimeout(resolve, 100));
  const alone = await timed(() =>
    recognizer.hear(wav, { expected: { answers: CANDIDATES, wordings: [], wrong: [] } }),
  );
  await recognizer.close();
  return [
    {
      name: 'voice round trip of a 4-second answer',
      value: whole,
      unit: 'ms',
      bare: { what: 'recognition alone', value: alone },
    },
    {
      name: 'the same of an expected answer, pronunciation included',
      value: known,
      unit: 'ms',
      bare: { what: 'recognition alone', value: alone },
    },
    {
      name: 'the same of an answer that has to be heard twice',
      value: heardTwice,
      unit: 'ms',
      bare: { what: 'recognition alone', value: alone },
    },
    {
      name: 'five answers at once, three of them expected, 95th percentile',
      value: crowded,
      unit: 'ms',
      bare: { what: 'recognition alone', value: alone },
      goal: { atMost: 1500 },
    },
  ];
}

/** Five learners stop at the same moment, over and over: the times of all of them count. */
async function timedAmongOthers(
  oz: Process,
  [other, expected]: readonly [Uint8Array, Uint8Array],
): Promise<number> {
  const rounds = await Promise.all(Array.from({ length: 1 + OTHERS }, () => openRound(oz)));
  const times: number[] = [];
  for (let run = 0; run < CROWDED_RUNS; run += 1) {
    const begun = performance.now();
    await Promise.all(
      rounds.map(async (round, at) => {
        if (at % 2 === 0) await sendAnswer(oz, round, expected, QUESTION);
        else await sendAnswer(oz, round, other);
        times.push(performance.now() - begun);
      }),
    );
  }
  return quantile(times, 0.95);
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
