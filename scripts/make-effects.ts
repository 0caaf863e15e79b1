// Why: the sound effects are ours, made of a few sine waves, and can be made again: node scripts/make-effects.ts
// writes public/assets/effects/*.mp3, the same bytes each time.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SOUND_EFFECTS, type SoundEffect } from '../core/ports/effect-player.ts';
import { encodeMp3 } from '../server/voice/encode-mp3.ts';

interface Note {
  /** Hz. */
  readonly pitch: number;
  /** Seconds from the beginning. */
  readonly at: number;
  /** Seconds until it has died away. */
  readonly lasts: number;
  /** Of full scale. */
  readonly loud: number;
}

const SAMPLE_RATE = 24_000;
/** Shorter than any click can be. */
const ATTACK_S = 0.008;
/** An MP3 decoder cuts the last frames of a file off. */
const TAIL_S = 0.06;

const [E5, G5, C6, D6, E6, G6] = [659.25, 783.99, 1046.5, 1174.66, 1318.51, 1567.98];
const [A4, D5] = [440, 587.33];

const note = (pitch: number, at: number, lasts: number, loud = 0.16): Note => ({
  pitch,
  at,
  lasts,
  loud,
});

const SCORES: Readonly<Record<SoundEffect, readonly Note[]>> = {
  start: [note(G5, 0, 0.14, 0.12)],
  stop: [note(E5, 0, 0.14, 0.12)],
  correct: [note(E6, 0, 0.25), note(G6, 0.09, 0.45)],
  // Lower and softer, not a scolding.
  wrong: [note(D5, 0, 0.22, 0.12), note(A4, 0.12, 0.35, 0.12)],
  finished: [note(C6, 0, 0.3), note(E6, 0.11, 0.3), note(G6, 0.22, 0.7)],
  streak: [note(G5, 0, 0.25), note(C6, 0.09, 0.3), note(D6, 0.18, 0.3), note(G6, 0.27, 0.9)],
};

/** A fundamental and two overtones that die away sooner: a small bell of wood. */
const OVERTONES = [
  { times: 1, share: 1, fades: 1 },
  { times: 2, share: 0.28, fades: 1.8 },
  { times: 3.01, share: 0.1, fades: 3 },
];

function soundOf(notes: readonly Note[]): Float32Array {
  const seconds = Math.max(...notes.map(({ at, lasts }) => at + lasts)) + TAIL_S;
  const samples = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const { pitch, at, lasts, loud } of notes) {
    for (let index = 0; index < lasts * SAMPLE_RATE; index += 1) {
      const time = index / SAMPLE_RATE;
      const attack = Math.min(1, time / ATTACK_S);
      // Down to a thousandth, and from there to nothing.
      const end = Math.min(1, (lasts - time) / 0.02);
      let wave = 0;
      for (const { times, share, fades } of OVERTONES) {
        const decay = Math.exp((-6.9 * fades * time) / lasts);
        wave += share * decay * Math.sin(2 * Math.PI * pitch * times * time);
      }
      const place = Math.round(at * SAMPLE_RATE) + index;
      samples[place] = (samples[place] ?? 0) + loud * attack * end * wave;
    }
  }
  return samples;
}

const folder = join(import.meta.dirname, '../public/assets/effects');
await mkdir(folder, { recursive: true });
for (const effect of SOUND_EFFECTS) {
  const mp3 = await encodeMp3(soundOf(SCORES[effect]), SAMPLE_RATE);
  await writeFile(join(folder, `${effect}.mp3`), mp3);
  console.log(`${effect}.mp3: ${(mp3.length / 1024).toFixed(1)} KiB`);
}
