import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeAudio } from './decode-audio.ts';
import { asPlayable } from './playable.ts';
import { sniffAudio } from './sniff-audio.ts';
import { encodeWav } from './wav.ts';

const fixture = async (name: string) =>
  new Uint8Array(await readFile(join(import.meta.dirname, 'fixtures', name)));

describe('asPlayable', () => {
  it.each(['tone-opus.webm', 'tone-opus.mp4', 'tone.ogg'])(
    'makes an MP3 of %s, as long as what was said',
    async (name) => {
      const bytes = await fixture(name);
      const playable = await asPlayable(bytes);
      expect(sniffAudio(playable)).toBe('mp3');
      const [before, after] = [await decodeAudio(bytes), await decodeAudio(playable)];
      if (!before.ok || !after.ok) throw new Error('It could not be decoded');
      // An MP3 begins and ends with a little of nothing.
      expect(Math.abs(after.value.length - before.value.length)).toBeLessThan(16_000 / 5);
      const loudest = (samples: Float32Array) => samples.reduce((a, b) => Math.max(a, b), 0);
      expect(loudest(after.value)).toBeGreaterThan(loudest(before.value) * 0.7);
    },
  );

  it.each(['tone-aac.mp4', 'tone-aac-stereo.m4a', 'tone.mp3'])(
    'leaves %s as it is',
    async (name) => {
      const bytes = await fixture(name);
      expect(await asPlayable(bytes)).toBe(bytes);
    },
  );

  it('leaves a WAV as it is, and what is no sound at all', async () => {
    const wav = encodeWav(new Float32Array(1600), 16_000);
    expect(await asPlayable(wav)).toBe(wav);
    const text = new TextEncoder().encode('This is no sound, whatever its name says.');
    expect(await asPlayable(text)).toBe(text);
  });
});
