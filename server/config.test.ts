import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const ENDPOINT = 'https://api.example.com/v1';

describe('readConfig', () => {
  it('hears with the embedded model alone unless told otherwise', () => {
    expect(readConfig({})).not.toHaveProperty('transcription');
    expect(readConfig({ OZ_TRANSCRIPTION_URL: '', OZ_TRANSCRIPTION_KEY: '' })).not.toHaveProperty(
      'transcription',
    );
  });

  it('reads where answers are written down, with and without a key', () => {
    expect(readConfig({ OZ_TRANSCRIPTION_URL: ENDPOINT })).toMatchObject({
      transcription: { url: ENDPOINT, key: undefined, model: 'whisper-1' },
    });
    expect(
      readConfig({
        OZ_TRANSCRIPTION_URL: 'http://10.0.0.7:8000/v1',
        OZ_TRANSCRIPTION_KEY: 'sk-1',
        OZ_TRANSCRIPTION_MODEL: 'whisper-large-v3',
      }),
    ).toMatchObject({
      transcription: {
        url: 'http://10.0.0.7:8000/v1',
        key: 'sk-1',
        model: 'whisper-large-v3',
      },
    });
  });

  it.each([
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'api.example.com' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'ftp://example.com' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'https://me:secret@example.com' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_KEY: 'sk-1' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_MODEL: 'whisper-1' }],
    ['OZ_TRANSCRIPTION_KEY', { OZ_TRANSCRIPTION_URL: ENDPOINT, OZ_TRANSCRIPTION_KEY: 'sk 1' }],
    ['OZ_TRANSCRIPTION_MODEL', { OZ_TRANSCRIPTION_URL: ENDPOINT, OZ_TRANSCRIPTION_MODEL: 'a b' }],
  ])('refuses %s in %o', (name, env) => {
    expect(readConfig(env)).toEqual({ kind: 'setting-unreadable', name });
  });
});
