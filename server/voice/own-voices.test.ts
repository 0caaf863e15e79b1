import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryVoices } from './memory-voices.ts';
import { OwnVoices } from './own-voices.ts';

const question = (id: string) => ({
  id,
  prompt: 'She have a garden.',
  answers: [`She has a garden ${id}.`],
  wordings: [],
  note: { ja: '', en: '', ko: '' },
  tags: [],
  level: 'A2' as const,
  wrong: [],
});

describe('a sentence of hers', () => {
  let voices: MemoryVoices;
  let own: OwnVoices;

  beforeEach(() => {
    voices = new MemoryVoices();
    own = new OwnVoices({
      question: async (learnerId, id) => (learnerId === 'yui' ? question(id) : undefined),
      voices,
      waitMs: 20,
    });
  });

  const read = (path: string, learnerId = 'yui') => own.read(learnerId, path);
  const textOf = async (path: string) => {
    const sound = await read(path);
    return sound.ok ? new TextDecoder().decode(sound.value.bytes) : sound.error.kind;
  };

  it('is spoken in each voice, and once', async () => {
    expect(await textOf('own/a/answer.mp3')).toBe('sound:af_heart She has a garden a.');
    expect(await textOf('own/a/answer-british.mp3')).toBe('sound:bf_emma She has a garden a.');
    expect(await textOf('own/a/answer-male.mp3')).toBe('sound:am_michael She has a garden a.');
    expect(await textOf('own/a/answer.mp3')).toBe('sound:af_heart She has a garden a.');
    expect(voices.spoken).toHaveLength(3);
  });

  it('is there for her alone', async () => {
    expect(await read('own/a/answer.mp3', 'ken')).toEqual({
      ok: false,
      error: { kind: 'audio-not-found' },
    });
    expect(await textOf('own/a/prompt.mp3')).toBe('audio-not-found');
    expect(await textOf('own/../a/answer.mp3')).toBe('audio-not-found');
  });

  it('is waited for no longer than a moment, three at once, and there the next time', async () => {
    voices.holdBack();
    const all = ['a', 'b', 'c', 'd'].map((id) => textOf(`own/${id}/answer.mp3`));
    expect(await Promise.all(all)).toEqual(Array.from({ length: 4 }, () => 'audio-being-made'));
    voices.let();
    expect(await textOf('own/a/answer.mp3')).toMatch(/garden a/);
    expect(voices.spoken).toHaveLength(3);
    expect(await textOf('own/d/answer.mp3')).toMatch(/garden d/);
  });
});
