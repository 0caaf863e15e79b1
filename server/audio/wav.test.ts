import { describe, expect, it } from 'vitest';
import { encodeWav, parseWav } from './wav.ts';

const samples = Float32Array.of(0, 0.5, -0.5, 1, -1);

describe('WAV', () => {
  it('gives back what was written, to 16 bits', () => {
    const read = parseWav(encodeWav(samples, 24_000));

    expect(read?.sampleRate).toBe(24_000);
    expect(read?.channels).toHaveLength(1);
    read?.channels[0]?.forEach((sample, i) => expect(sample).toBeCloseTo(samples[i] ?? 9, 3));
  });

  it('clips what is too loud instead of turning it round', () => {
    const [loud, low] = parseWav(encodeWav(Float32Array.of(1.5, -1.5), 16_000))?.channels[0] ?? [];

    expect(loud).toBeCloseTo(1, 3);
    expect(low).toBeCloseTo(-1, 3);
  });

  it('reads a recording whose length was never written, to its end', () => {
    const streamed = encodeWav(samples, 16_000);
    new DataView(streamed.buffer).setUint32(40, 0xffffffff, true);

    expect(parseWav(streamed)?.channels[0]).toHaveLength(5);
  });

  it('keeps both channels apart', () => {
    const stereo = encodeWav(Float32Array.of(0.1, 0.9, 0.1, 0.9), 16_000);
    new DataView(stereo.buffer).setUint16(22, 2, true);
    const [left, right] = parseWav(stereo)?.channels ?? [];

    expect(left?.[1]).toBeCloseTo(0.1, 3);
    expect(right?.[1]).toBeCloseTo(0.9, 3);
  });

  it('is not fooled by other bytes or a header alone', () => {
    expect(parseWav(new Uint8Array(100))).toBeUndefined();
    expect(parseWav(encodeWav(samples, 16_000).subarray(0, 20))).toBeUndefined();
  });
});
