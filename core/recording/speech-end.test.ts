import { describe, expect, it } from 'vitest';
import { SpeechEnd, type SpeechEndEvent } from './speech-end.ts';

const FRAME_MS = 20;

/** Hears stretches of sound one after the other; tells what was told first, and how long after the beginning. */
function hearing(...stretches: readonly (readonly [ms: number, level: (at: number) => number])[]) {
  const listener = new SpeechEnd(0);
  let at = 0;
  let told: { event: SpeechEndEvent; at: number } | undefined;
  for (const [ms, level] of stretches) {
    for (const until = at + ms; at < until; at += FRAME_MS) {
      const event = listener.hear(level(at), at);
      if (event && !told) told = { event, at };
    }
  }
  return told;
}

const silence = () => 0.01;
/** Syllables: five a second, with gaps between them. */
const voice = (at: number) => 0.05 + 0.5 * Math.abs(Math.sin((at / 1000) * Math.PI * 5));
const street = (at: number) => 0.09 + 0.02 * Math.sin(at / 170);
const over = (noise: (at: number) => number) => (at: number) => Math.max(noise(at), voice(at));

describe('the end of what she says', () => {
  it('is told a pause after the last word', () => {
    const told = hearing([1000, silence], [2000, voice], [3000, silence]);
    expect(told?.event).toBe('ended');
    expect(told?.at).toBeGreaterThan(3000 + 1200);
    expect(told?.at).toBeLessThan(3000 + 1600);
  });

  it('is not taken for a pause in the middle of a sentence', () => {
    const told = hearing(
      [500, silence],
      [1000, voice],
      [1000, silence],
      [1000, voice],
      [3000, silence],
    );
    expect(told?.at).toBeGreaterThan(3500);
  });

  it('is found in a noisy street too', () => {
    const told = hearing([1000, street], [2000, over(street)], [4000, street]);
    expect(told?.event).toBe('ended');
    expect(told?.at).toBeLessThan(5000);
  });

  it('is not told of a click', () => {
    const click = (at: number) => (at < 1100 ? 0.9 : 0.01);
    expect(hearing([1000, silence], [200, click], [5000, silence])).toBeUndefined();
  });

  it('is given up when nothing is said', () => {
    expect(hearing([13_000, silence])).toEqual({ event: 'nothing-said', at: 12_000 });
  });

  it('is found for a learner who speaks softly in a quiet room', () => {
    const soft = (at: number) => 0.25 * voice(at);
    expect(hearing([1000, silence], [2000, soft], [3000, silence])?.event).toBe('ended');
  });
});
