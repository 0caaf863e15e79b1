import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeAudio, SPEECH_HZ } from '../audio/decode-audio.ts';
import { sniffAudio } from '../audio/sniff-audio.ts';
import type { Line, SpeechSynthesizer } from './speech-synthesizer.ts';

const ENGLISH: Line = { text: "I'd like a window seat, please.", voice: 'af_heart' };
const JAPANESE: Line = { text: '窓側の席をお願いします。', voice: 'jf_alpha' };

/** `open` gives a new synthesizer each time. */
export function speechSynthesizerContract(adapter: string, open: () => SpeechSynthesizer): void {
  describe(`${adapter} keeps the SpeechSynthesizer contract`, () => {
    let synthesizer: SpeechSynthesizer;

    beforeAll(() => {
      synthesizer = open();
    });

    afterAll(() => synthesizer.close());

    const spoken = async (line: Line, format: 'mp3' | 'wav' = 'mp3') => {
      const sound = await synthesizer.speak(line, format);
      if (!sound.ok) throw new Error(sound.error.kind);
      const samples = await decodeAudio(sound.value.bytes);
      if (!samples.ok) throw new Error(samples.error.kind);
      return { sound: sound.value, samples: samples.value };
    };
    const level = (samples: Float32Array) =>
      Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

    it.each([
      ['English', ENGLISH],
      ['Japanese', JAPANESE],
    ])(
      'speaks %s for about as long as a person does',
      async (_, line) => {
        const { sound, samples } = await spoken(line);

        expect(sound.type).toBe('audio/mpeg');
        expect(sniffAudio(sound.bytes)).toBe('mp3');
        expect(sound.durationMs).toBeGreaterThan(1_000);
        expect(sound.durationMs).toBeLessThan(4_000);
        expect(Math.abs((samples.length / SPEECH_HZ) * 1000 - sound.durationMs)).toBeLessThan(200);
      },
      60_000,
    );

    it('gives WAV when that is asked for', async () => {
      const { sound } = await spoken(ENGLISH, 'wav');

      expect(sound.type).toBe('audio/wav');
      expect(sniffAudio(sound.bytes)).toBe('wav');
    }, 60_000);

    it('is evenly loud and begins at once', async () => {
      const english = (await spoken(ENGLISH, 'wav')).samples;
      const japanese = (await spoken(JAPANESE, 'wav')).samples;

      expect(Math.abs(20 * Math.log10(level(english) / level(japanese)))).toBeLessThan(4);
      for (const samples of [english, japanese]) {
        const start = level(samples.subarray(0, SPEECH_HZ * 0.3));
        expect(start).toBeGreaterThan(level(samples) / 20);
      }
    }, 60_000);

    it('reads what it is told to read instead of the dictionary', async () => {
      const short = await spoken({ ...JAPANESE, reading: 'ハイ。' }, 'wav');
      const long = await spoken(JAPANESE, 'wav');

      expect(short.sound.durationMs).toBeLessThan(long.sound.durationMs / 2);
    }, 60_000);

    it('takes its time when it is told to', async () => {
      const natural = await spoken(ENGLISH, 'wav');
      const slow = await spoken({ ...ENGLISH, pace: 0.75 }, 'wav');
      const stretched = slow.sound.durationMs / natural.sound.durationMs;

      expect(stretched).toBeGreaterThan(1.2);
      expect(stretched).toBeLessThan(1.5);
    }, 60_000);

    it('refuses a text with nothing to say', async () => {
      const refused = { ok: false, error: { kind: 'nothing-to-say' } };

      expect(await synthesizer.speak({ text: '…!', voice: 'af_heart' })).toEqual(refused);
      expect(await synthesizer.speak({ text: '', voice: 'jf_alpha' })).toEqual(refused);
    });

    it('settles every request when closed, and refuses later ones', async () => {
      const closing = open();
      const waiting = [closing.speak(ENGLISH), closing.speak(JAPANESE)];
      await closing.close();
      const refused = { ok: false, error: { kind: 'voice-engine-failed' } };

      expect(await Promise.all(waiting)).toEqual([refused, refused]);
      expect(await closing.speak(ENGLISH)).toEqual(refused);
    });
  });
}
