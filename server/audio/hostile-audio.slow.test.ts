import { describe, expect, it } from 'vitest';
import { decodeAudio, LONGEST_AUDIO_MS } from './decode-audio.ts';
import {
  aacSettings,
  fileOf,
  MP3_OF_72_MS,
  OPUS_HEAD,
  OPUS_OF_120_MS,
  wavClaiming,
} from './hostile-audio.fixture.ts';
import { resample } from './resample.ts';

const unreadable = { ok: false, error: { kind: 'audio-unreadable' } };
const tooLong = { ok: false, error: { kind: 'audio-too-long', limitMs: LONGEST_AUDIO_MS } };
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Far more than any of these takes, and far less than what they were made for. */
const QUICKLY_MS = 2_000;

async function quickly(bytes: Uint8Array) {
  const begun = performance.now();
  const decoded = await decodeAudio(bytes);
  expect(performance.now() - begun).toBeLessThan(QUICKLY_MS);
  return decoded;
}

describe('sound that lies about its rate is no sound', () => {
  it.each([100_003, 4_000_000_000, 1, 7_919, 192_001])('WAV of %i Hz', async (rate) => {
    expect(await quickly(wavClaiming(rate))).toEqual(unreadable);
  });

  it('AAC of 100,003 Hz', async () => {
    const file = await fileOf({
      container: 'mp4',
      codec: 'aac',
      name: 'mp4a.40.2',
      description: aacSettings(100_003),
      packets: many(20, Uint8Array.of(0xe0)),
      packetMs: 20,
    });
    expect(await quickly(file)).toEqual(unreadable);
  });

  it('PCM of 100,003 Hz in Matroska', async () => {
    const file = await fileOf({
      container: 'mkv',
      codec: 'pcm-s16',
      name: 'pcm-s16',
      sampleRate: 100_003,
      packets: many(20, new Uint8Array(320)),
      packetMs: 20,
    });
    expect(await quickly(file)).toEqual(unreadable);
  });

  it('is not resampled at all', () => {
    expect(() => resample(new Float32Array(10), 100_003, 16_000)).toThrow(RangeError);
    expect(() => resample(new Float32Array(10), 256_000 * 8, 16_000)).toThrow(RangeError);
  });
});

describe('sound that lies about its length is too long', () => {
  it.each(['webm', 'ogg', 'mp4'] as const)('Opus in %s', async (container) => {
    const file = await fileOf({
      container,
      codec: 'opus',
      name: 'opus',
      description: OPUS_HEAD,
      packets: many(4000, OPUS_OF_120_MS),
      packetMs: 1,
    });
    expect(file.length).toBeLessThan(110_000);
    expect(await quickly(file)).toEqual(tooLong);
  });

  it('MP3 in MP4, fifty frames to a packet', async () => {
    const packet = new Uint8Array(Buffer.concat(many(50, MP3_OF_72_MS)));
    const file = await fileOf({
      container: 'mp4',
      codec: 'mp3',
      name: 'mp3',
      sampleRate: 8_000,
      packets: many(1000, packet),
      packetMs: 26,
    });
    expect(await quickly(file)).toEqual(tooLong);
  });

  it('a WAV that is long by what it says of its rate', async () => {
    expect(await quickly(wavClaiming(8_000, 100))).toEqual(tooLong);
  });
});

it.each([0, 3, 65_535])('no microphone has %i channels', async (channels) => {
  expect(await quickly(wavClaiming(16_000, 1, channels))).toEqual(unreadable);
});

it('a WAV of a million empty chunks is not searched to its end', async () => {
  const wav = wavClaiming(16_000, 300).subarray(0, 8_000_000);
  wav.fill(0, 36);
  expect(await quickly(wav)).toEqual(unreadable);
});
