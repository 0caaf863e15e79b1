import { decodeAudio } from '../../../server/audio/decode-audio.ts';
import { speakToWav } from '../../../server/voice/speak-to-wav.ts';

/** With it the monologue takes a minute. */
const LEARNERS_PACE = 0.78;

/** As a B1 learner speaks for a minute, slips and all. */
export const MONOLOGUE =
  `Today I want to talk about my weekend. Last Saturday I went to Kamakura with my friend from university.
  We took train from Tokyo station and it took about one hour. The weather was very nice, so there was many people.
  First we visited a big temple and we took a lot of pictures. After that we walked along the sea and ate lunch at small
  restaurant. I ordered fish and it was delicious. We discussed about our jobs and our plans for next year. My friend is
  going to change his job because he is tired of working until late at night. I was surprised to hear that. In the evening
  we bought some sweets for our families and came back home. I was tired but I enjoyed very much. I think it is important
  to meet old friends. I am looking forward to see him again next month.`.replaceAll(/\s+/gu, ' ');

export const monologueWav = (): Promise<Uint8Array> =>
  speakToWav(MONOLOGUE, 'af_heart', { dataDir: '.cache', pace: LEARNERS_PACE });

/** 16 kHz mono samples of the same. */
export async function monologueSamples(): Promise<Float32Array> {
  const samples = await decodeAudio(await monologueWav());
  if (!samples.ok) throw new Error(samples.error.kind);
  return samples.value;
}
