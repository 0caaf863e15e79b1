import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeAudio } from './decode-audio.ts';
import { encodeWav } from './wav.ts';

const PITCH_HZ = 440;
const RATE_HZ = 16_000;

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name));

const decoded = async (bytes: Uint8Array) => {
  const result = await decodeAudio(bytes);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
};

/** Counts upward crossings of zero in the middle of the sound. */
const pitch = (samples: Float32Array) => {
  const inner = samples.subarray(
    Math.round(samples.length * 0.25),
    Math.round(samples.length * 0.75),
  );
  const crossings = inner.filter((sample, i) => i > 0 && (inner[i - 1] ?? 0) < 0 && sample >= 0);
  return (crossings.length * RATE_HZ) / inner.length;
};

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('decoding audio', () => {
  it.each([
    ['tone-opus.webm', 'Opus recorded by Chromium in pieces, without a duration'],
    ['tone-opus.mp4', 'Opus in the fragmented MP4 of Chromium'],
    ['tone-aac.mp4', 'AAC in a fragmented MP4'],
    ['tone-aac-stereo.m4a', 'AAC in two channels'],
    ['tone.ogg', 'Opus in Ogg'],
    ['tone.mp3', 'MP3'],
  ])('hears the tone in %s: %s', async (file) => {
    const samples = await decoded(await fixture(file));

    expect(pitch(samples)).toBeGreaterThan(PITCH_HZ - 8);
    expect(pitch(samples)).toBeLessThan(PITCH_HZ + 8);
    expect(loudness(samples)).toBeGreaterThan(0.1);
    expect(samples.some(Number.isNaN)).toBe(false);
  });

  it('keeps the length of a recording', async () => {
    expect((await decoded(await fixture('tone.ogg'))).length / RATE_HZ).toBeCloseTo(1, 1);
    expect((await decoded(await fixture('tone-aac.mp4'))).length / RATE_HZ).toBeCloseTo(1, 0);
    expect(await decoded(encodeWav(new Float32Array(48_000), 48_000))).toHaveLength(RATE_HZ);
  });

  it('gives what came before a recording broke off', async () => {
    const whole = await fixture('tone-opus.webm');
    const samples = await decoded(whole.subarray(0, Math.round(whole.length * 0.7)));

    expect(samples.length).toBeGreaterThan(RATE_HZ * 0.2);
    expect(samples.length).toBeLessThan(RATE_HZ * 0.8);
  });

  it('says that a recording is too long, and how long it may be', async () => {
    const refused = { ok: false, error: { kind: 'audio-too-long', limitMs: 500 } };

    expect(await decodeAudio(await fixture('tone.ogg'), 500)).toEqual(refused);
    expect(await decodeAudio(encodeWav(new Float32Array(8_001), 16_000), 500)).toEqual(refused);
    expect((await decodeAudio(encodeWav(new Float32Array(8_000), 16_000), 500)).ok).toBe(true);
  });

  it('refuses what is no sound, and sound without a sample', async () => {
    const refused = { ok: false, error: { kind: 'audio-unreadable' } };
    const webm = await fixture('tone-opus.webm');

    expect(await decodeAudio(new Uint8Array())).toEqual(refused);
    expect(
      await decodeAudio(new TextEncoder().encode('<!doctype html><title>not sound</title>')),
    ).toEqual(refused);
    expect(await decodeAudio(webm.subarray(0, 60))).toEqual(refused);
    expect(await decodeAudio(encodeWav(new Float32Array(0), 16_000))).toEqual(refused);
  });
});
