import { setTimeout as sleep } from 'node:timers/promises';
import { fail, type Result } from '../../core/shared/result.ts';
import type { Question } from '../content/book-file.ts';
import { answerLine, SLOW } from './clips-of-books.ts';
import type { Line } from './speech-synthesizer.ts';
import type { ReadSoundError, StoredSound, VoiceLibrary } from './voice-library.ts';

const WAYS: Readonly<Record<string, Omit<Line, 'text'>>> = {
  answer: { voice: 'af_heart' },
  'answer-slow': { voice: 'af_heart', pace: SLOW },
  'answer-male': { voice: 'am_michael' },
  'answer-british': { voice: 'bf_emma' },
};

export type OwnVoiceWay = 'answer' | 'answer-slow' | 'answer-male' | 'answer-british';

/** Where a sentence of hers is to be heard as it is right. */
export const ownVoicePath = (id: string, way: OwnVoiceWay): string => `own/${id}/${way}.mp3`;

const PATH = /^own\/(?<id>[\w-]{1,64})\/(?<way>[\w-]+)\.mp3$/u;

/** Some three megabytes. */
const MOST_KEPT = 100;
/** Of one learner: she hears one, and the next is made meanwhile. */
const MOST_AT_ONCE = 3;
const WAIT_MS = 8_000;

export interface OwnVoicesParts {
  /** A sentence of hers by its id. */
  readonly question: (learnerId: string, id: string) => Promise<Question | undefined>;
  readonly voices: Pick<VoiceLibrary, 'speak'>;
  readonly waitMs?: number;
}

type Spoken = Result<StoredSound, ReadSoundError>;

/** Her own sentences, spoken when she asks; they are hers alone, and lie in no file: the latest are kept in memory. */
export class OwnVoices {
  readonly #parts: OwnVoicesParts;
  readonly #made = new Map<string, Spoken>();
  readonly #making = new Map<string, Promise<Spoken>>();

  constructor(parts: OwnVoicesParts) {
    this.#parts = parts;
  }

  async read(learnerId: string, path: string): Promise<Spoken> {
    const { id = '', way = '' } = PATH.exec(path)?.groups ?? {};
    const manner = WAYS[way];
    const question = manner && (await this.#parts.question(learnerId, id));
    if (!manner || !question) return fail({ kind: 'audio-not-found' });
    const line = answerLine(question, manner);
    const key = JSON.stringify([learnerId, line]);
    const made = this.#made.get(key);
    if (made) return made;
    const making = this.#making.get(key) ?? this.#begin(learnerId, key, line);
    const isLate = sleep(this.#parts.waitMs ?? WAIT_MS, undefined, { ref: false });
    return (await Promise.race([making, isLate])) ?? fail({ kind: 'audio-being-made' });
  }

  /** Undefined where she waits for as many as she may. */
  #begin(learnerId: string, key: string, line: Line): Promise<Spoken> | undefined {
    const beginning = JSON.stringify([learnerId]).slice(0, -1);
    const hers = [...this.#making.keys()].filter((other) => other.startsWith(beginning));
    if (hers.length >= MOST_AT_ONCE) return undefined;
    const making = this.#parts.voices.speak(line).then((sound) => {
      this.#making.delete(key);
      if (sound.ok) this.#keep(key, sound);
      return sound;
    });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, sound: Spoken): void {
    this.#made.set(key, sound);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST_KEPT && oldest !== undefined) this.#made.delete(oldest);
  }
}
