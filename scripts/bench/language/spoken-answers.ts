import { join } from 'node:path';
import { decodeAudio } from '../../../server/audio/decode-audio.ts';
import type { Book } from '../../../server/content/book-file.ts';
import type { VoiceName } from '../../../server/voice/speech-synthesizer.ts';
import { speakToWav } from '../../../server/voice/speak-to-wav.ts';

/** One sentence to be said for a question, how, and whether it should be accepted. */
export interface SpokenAnswer {
  readonly questionId: string;
  readonly answers: readonly string[];
  readonly wordings: readonly string[];
  readonly wrong: readonly string[];
  readonly text: string;
  readonly isRight: boolean;
  readonly voice: VoiceName;
  /** 1 is natural. */
  readonly pace: number;
  /** Of speech to noise, in dB; nothing: no noise. */
  readonly noiseDb?: number;
}

/** jf_alpha speaks English with a Japanese accent. */
const VOICES: readonly VoiceName[] = ['af_heart', 'am_michael', 'bf_emma', 'jf_alpha'];
const CONDITIONS = [{ pace: 1 }, { pace: 1, noiseDb: 15 }, { pace: 0.85 }, { pace: 1.15 }];
const DATA = join(import.meta.dirname, '../../../.cache');

/** For each question, in turn, as many of its answers and of its wrong variants as asked, over voices and conditions. */
export function spokenAnswers(books: readonly Book[], ofEach: number): readonly SpokenAnswer[] {
  const questions = books.flatMap((book) => book.lessons.flatMap((lesson) => lesson.questions));
  let turn = 0;
  return questions.flatMap(({ id, answers, wordings, wrong }, place) =>
    [true, false].flatMap((isRight) => {
      const texts = isRight ? answers : wrong;
      return Array.from({ length: Math.min(ofEach, texts.length) }, (_, i): SpokenAnswer => {
        const at = turn++;
        return {
          questionId: id,
          answers,
          wordings,
          wrong,
          text: texts[(place + i) % texts.length] ?? '',
          isRight,
          voice: VOICES[at % VOICES.length] ?? 'af_heart',
          ...(CONDITIONS[Math.floor(at / VOICES.length) % CONDITIONS.length] ?? { pace: 1 }),
        };
      });
    }),
  );
}

/** 16 kHz mono samples, with a breath of silence around them as a learner's taps leave it. */
export async function recordingOf(answer: SpokenAnswer): Promise<Float32Array> {
  const wav = await speakToWav(answer.text, answer.voice, { dataDir: DATA, pace: answer.pace });
  const samples = await decodeAudio(wav);
  if (!samples.ok) throw new Error(`${answer.text}: ${samples.error.kind}`);
  const recording = new Float32Array(samples.value.length + 16_000);
  recording.set(samples.value, 8_000);
  return answer.noiseDb === undefined ? recording : withNoise(recording, answer.noiseDb);
}

function withNoise(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const level = Math.sqrt((power / 10 ** (decibels / 10)) * 3);
  let state = 7;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return sample + (state / 2 ** 31) * level;
  });
}
