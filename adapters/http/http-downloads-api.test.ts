import { describe, expect, it } from 'vitest';
import { downloadsApiContract } from '../../core/ports/downloads-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const PROMPT = 'questions/morning-home-01/prompt.mp3';

const oz = openedServer();

const bytes = (text: string) => new TextEncoder().encode(text);

downloadsApiContract('HttpDownloadsApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  oz.server.voices.sounds.set(PROMPT, 'sound:prompt');
  const ownTake = { path: `takes/${yui.id}/a-1`, bytes: bytes('said:mine') };
  const anothersTakePath = `takes/${crypto.randomUUID()}/a-2`;
  await oz.server.parts.files.put(ownTake.path, ownTake.bytes);
  await oz.server.parts.files.put(anothersTakePath, bytes('said:his'));
  return {
    ...yui.controls,
    downloads: yui.downloads,
    prompt: { path: PROMPT, bytes: bytes('sound:prompt') },
    change: (sound) => {
      oz.server.voices.sounds.set(PROMPT, new TextDecoder().decode(sound));
    },
    ownTake,
    anothersTakePath,
  };
});

describe('HttpDownloadsApi', () => {
  it('says that a sound is being made', async () => {
    const { downloads } = await httpLearner(oz.server, oz.url);
    oz.server.voices.beingMade.add('questions/q-1/answer.mp3');
    expect(await downloads.download('questions/q-1/answer.mp3', undefined)).toEqual({
      ok: false,
      error: { kind: 'audio-being-made' },
    });
  });
});
