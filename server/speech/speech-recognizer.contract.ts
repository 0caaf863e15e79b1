import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '../audio/wav.ts';
import type { HearOptions, SpeechRecognizer } from './speech-recognizer.ts';
import { countWordErrors } from './word-errors.ts';

interface Subject {
  /** A recogniser that is ready, and a new one each time. */
  open(): Promise<SpeechRecognizer>;
  /** A recording of a voice that says this. */
  say(text: string): Promise<Uint8Array>;
  /** Whether what is expected is weighed against the sound; absent, it is. */
  readonly weighs?: boolean;
}

const RATE_HZ = 16_000;
const SENTENCE = 'I would like to change my reservation to next Friday.';

const wav = (seconds: number, sample: (i: number) => number) =>
  encodeWav(
    Float32Array.from({ length: RATE_HZ * seconds }, (_, i) => sample(i)),
    RATE_HZ,
  );

/** The same noise every time. */
function noise(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state / 2 ** 31) * 0.2;
  };
}

/** A slow tune of three notes with overtones that fade. */
function tune(i: number): number {
  const note = [262, 330, 392][Math.floor(i / 8_000) % 3] ?? 262;
  const fading = Math.exp(-(i % 8_000) / 4_000);
  const wave = (overtone: number) =>
    Math.sin((2 * Math.PI * note * overtone * i) / RATE_HZ) / overtone;
  return 0.3 * fading * (wave(1) + wave(2) + wave(3));
}

/** No accent puts a sentence so far behind what was written of it. */
const FAR_NATS_A_WORD = 3;

export function speechRecognizerContract(adapter: string, subject: Subject): void {
  describe(`${adapter} keeps the SpeechRecognizer contract`, () => {
    let recognizer: SpeechRecognizer;
    let recording: Uint8Array;

    beforeAll(async () => {
      recording = await subject.say(SENTENCE);
      recognizer = await subject.open();
    }, 180_000);

    afterAll(() => recognizer.close());

    const expecting = (...answers: readonly string[]) => ({
      expected: { answers, wordings: [], wrong: [] },
    });
    const heard = async (bytes: Uint8Array, options: HearOptions = {}) => {
      const result = await recognizer.hear(bytes, options);
      if (!result.ok) throw new Error(result.error.kind);
      return result.value;
    };

    it('is ready', () => {
      expect(recognizer.readiness()).toBe(1);
    });

    it('writes down what was said, sure of it', async () => {
      const transcript = await heard(recording);

      expect(countWordErrors(SENTENCE, transcript.text)).toBe(0);
      expect(transcript.confidence).toBeGreaterThan(0.7);
      expect(transcript.confidence).toBeLessThanOrEqual(1);
    });

    it('says when each word was spoken, in order and within the recording', async () => {
      const { words, speech, durationMs } = await heard(recording);

      expect(words).toHaveLength(SENTENCE.split(' ').length);
      let before = 0;
      for (const word of words) {
        expect(word.startMs).toBeGreaterThanOrEqual(before);
        expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
        before = word.startMs;
      }
      expect(before).toBeLessThan(durationMs);
      expect(speech.length).toBeGreaterThan(0);
      expect(speech.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
    });

    const near = [
      'I would like to change my reservations to next Friday.',
      'I would like change my reservation to next Friday.',
    ];
    if (subject.weighs ?? true) {
      it('weighs what is expected against what learners say instead', async () => {
        const { hearings } = await heard(recording, expecting(SENTENCE));
        const best = hearings.at(-1);

        expect(best?.wording).toBe(SENTENCE);
        expect(best?.aheadNats).toBeGreaterThan(0);
        expect(best?.behindNats).toBeLessThan(1);
      });

      it.each(near)('prefers what was said to "%s", which was expected', async (expected) => {
        const { hearings } = await heard(recording, expecting(expected));
        const best = hearings.at(-1);

        expect(best?.wording).toBe(expected);
        expect(best?.aheadNats).toBeLessThan(0);
      });

      it.each(['Where is it?', 'I have never been to that museum before.'])(
        'puts "%s", which was expected and not said, far behind what was heard',
        async (expected) => {
          const { hearings } = await heard(recording, expecting(expected));
          for (const { wording, behindNats } of hearings) {
            expect(behindNats).toBeGreaterThan(FAR_NATS_A_WORD * wording.split(' ').length);
          }
        },
      );
    } else {
      it('weighs nothing rather than some of it', async () => {
        expect((await heard(recording, expecting(SENTENCE))).hearings).toEqual([]);
      });
    }

    it.each([
      ['what was said', [SENTENCE]],
      ['what was nearly said', near],
      ['something else', ['Where is the station?', 'I would like some tea.']],
    ])('hears the same where %s is expected', async (_, answers) => {
      const { text } = await heard(recording, expecting(...answers));

      expect(text).toBe((await heard(recording)).text);
    });

    it('tells how far it is, never falling back', async () => {
      const told: number[] = [];
      await recognizer.hear(recording, { onProgress: (progress) => told.push(progress) });

      expect(told.length).toBeGreaterThan(0);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(Math.min(...told)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...told)).toBeLessThanOrEqual(1);
    });

    it('hears nothing for a caller who does not wait for it', async () => {
      const cancelled = { ok: false, error: { kind: 'cancelled' } };
      const changing = new AbortController();
      const waiting = recognizer.hear(recording, { signal: changing.signal });
      changing.abort();

      expect(await waiting).toEqual(cancelled);
      expect(await recognizer.hear(recording, { signal: changing.signal })).toEqual(cancelled);
      expect((await heard(recording)).text).not.toBe('');
    });

    it.each([
      ['silence', () => wav(3, () => 0)],
      ['noise', () => wav(3, noise())],
      ['a tune', () => wav(4, tune)],
    ])('hears no words in %s', async (_, sound) => {
      expect(await recognizer.hear(sound())).toEqual({ ok: false, error: { kind: 'no-speech' } });
    });

    it('refuses what is no recording, and one that is too long', async () => {
      expect(await recognizer.hear(Uint8Array.of(1, 2, 3))).toEqual({
        ok: false,
        error: { kind: 'audio-unreadable' },
      });
      expect(await recognizer.hear(wav(200, () => 0))).toMatchObject({
        ok: false,
        error: { kind: 'audio-too-long' },
      });
    });

    it('settles every request when closed, and refuses later ones', async () => {
      const closing = await subject.open();
      const waiting = [closing.hear(recording), closing.hear(recording)];
      await closing.close();
      const refused = { ok: false, error: { kind: 'speech-engine-failed' } };

      expect(await Promise.all(waiting)).toEqual([refused, refused]);
      expect(await closing.hear(recording)).toEqual(refused);
    }, 120_000);
  });
}
