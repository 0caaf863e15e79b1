import { describe, expect, it } from 'vitest';
import { MemoryRecognizer } from './memory-recognizer.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

speechRecognizerContract('MemoryRecognizer', {
  open: async () => new MemoryRecognizer(),
  say: async (text) => bytes(`said:${text}`),
  weighs: false,
});

describe('MemoryRecognizer', () => {
  it('is unsure of what was mumbled', async () => {
    const heard = await new MemoryRecognizer().hear(bytes('said:I go (mumbled)'));
    expect(heard).toMatchObject({ ok: true, value: { text: 'I go', confidence: 0.3 } });
  });

  it('hears nothing where there was no voice', async () => {
    expect(await new MemoryRecognizer().hear(bytes('said: '))).toEqual({
      ok: false,
      error: { kind: 'no-speech' },
    });
  });

  it('refuses as it was told to', async () => {
    const recognizer = new MemoryRecognizer();
    recognizer.refuse({ kind: 'speech-engine-loading', progress: 0.25 });
    expect(recognizer.readiness()).toBe(0.25);
    expect(await recognizer.hear(bytes('said:Hello.'))).toEqual({
      ok: false,
      error: { kind: 'speech-engine-loading', progress: 0.25 },
    });
  });
});
