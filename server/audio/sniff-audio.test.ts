import { describe, expect, it } from 'vitest';
import { sniffAudio } from './sniff-audio.ts';
import { encodeWav } from './wav.ts';

const bytes = (...start: number[]) => {
  const all = new Uint8Array(16);
  all.set(start);
  return all;
};
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('sniffing audio', () => {
  it('knows what browsers record and what files are made of', () => {
    expect(sniffAudio(bytes(0x1a, 0x45, 0xdf, 0xa3))).toBe('webm');
    expect(sniffAudio(bytes(0, 0, 0, 24, ...ascii('ftypiso5')))).toBe('mp4');
    expect(sniffAudio(bytes(...ascii('OggS')))).toBe('ogg');
    expect(sniffAudio(bytes(...ascii('ID3')))).toBe('mp3');
    expect(sniffAudio(bytes(0xff, 0xfb, 0x90))).toBe('mp3');
    expect(sniffAudio(encodeWav(new Float32Array(8), 16_000))).toBe('wav');
  });

  it('does not take raw AAC for MP3', () => {
    expect(sniffAudio(bytes(0xff, 0xf1, 0x50))).toBe('unknown');
  });

  it('calls anything else unknown, a file cut after its first bytes too', () => {
    expect(sniffAudio(bytes(...ascii('<!doctype')))).toBe('unknown');
    expect(sniffAudio(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3))).toBe('unknown');
    expect(sniffAudio(new Uint8Array())).toBe('unknown');
  });
});
