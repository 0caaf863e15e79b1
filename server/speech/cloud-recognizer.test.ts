import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CloudRecognizer, type CloudRecognizerOptions } from './cloud-recognizer.ts';
import type { CloudTrouble } from './cloud-request.ts';
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from './fixtures/transcription-server.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';

const KEY = 'sk-a-secret-of-the-operator';
const bytes = (text: string) => new TextEncoder().encode(text);
const failed = { ok: false, error: { kind: 'speech-engine-failed' } };

let everyday: TranscriptionServer;
beforeAll(async () => {
  everyday = await startTranscriptionServer(KEY);
});
afterAll(() => everyday.close());

speechRecognizerContract('CloudRecognizer', {
  open: async () => new CloudRecognizer({ url: everyday.url, key: KEY, model: 'whisper-1' }),
  say: async (text) => bytes(`said:${text}`),
  weighs: false,
});

describe('CloudRecognizer', () => {
  let server: TranscriptionServer;
  let troubles: CloudTrouble[];
  beforeEach(async () => {
    server = await startTranscriptionServer(KEY);
    troubles = [];
  });
  afterEach(() => server.close());

  const recognizer = (options: Partial<CloudRecognizerOptions> = {}) =>
    new CloudRecognizer({
      url: server.url,
      key: KEY,
      model: 'whisper-1',
      pauseMs: 0,
      onTrouble: (trouble) => troubles.push(trouble),
      ...options,
    });
  const hear = (options?: Partial<CloudRecognizerOptions>) =>
    recognizer(options).hear(bytes('said:Well, I think so.'));

  it('asks for English words with their times', async () => {
    expect(await hear({ url: `${server.url}/` })).toMatchObject({
      value: { text: 'Well, I think so.' },
    });
    expect(server.received[0]?.fields).toEqual({
      model: ['whisper-1'],
      language: ['en'],
      response_format: ['verbose_json'],
      'timestamp_granularities[]': ['word', 'segment'],
    });
  });

  it.each([
    ['recording.webm', [0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['recording.mp4', [0, 0, 0, 0, ...bytes('ftypM4A ')]],
    ['recording.ogg', [...bytes('OggS'), 0, 0, 0, 0, 0, 0, 0, 0]],
    ['recording.bin', [1, 2, 3]],
  ])('names the recording %s after its first bytes', async (name, start) => {
    await recognizer().hear(Uint8Array.from(start));
    expect(server.received[0]).toMatchObject({ fileName: name, file: Uint8Array.from(start) });
  });

  it.each([408, 429, 500, 503])('tries once more after a %d', async (status) => {
    server.failNext(1, status);
    expect(await hear()).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
    expect(troubles).toEqual([]);
  });

  it('tries once more when the connection is lost', async () => {
    server.cutNext(1);
    expect(await hear()).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
  });

  it('tries no third time', async () => {
    server.failNext(5, 500);
    expect(await hear()).toEqual(failed);
    expect(server.received).toHaveLength(2);
    expect(troubles).toEqual([{ kind: 'refused', status: 500 }]);
  });

  it.each([401, 403, 404, 413])('does not try again after a %d', async (status) => {
    server.failNext(1, status);
    expect(await hear()).toEqual(failed);
    expect(server.received).toHaveLength(1);
    expect(troubles).toEqual([{ kind: 'refused', status }]);
  });

  it.each([400, 415])('takes a %d for a recording that cannot be read', async (status) => {
    server.failNext(1, status);
    expect(await hear()).toEqual({ ok: false, error: { kind: 'audio-unreadable' } });
    expect(troubles).toEqual([]);
  });

  it('does not blame the recording for a wrong model', async () => {
    expect(await hear({ model: 'whisper-7' })).toEqual(failed);
    expect(troubles).toEqual([{ kind: 'refused', status: 400, field: 'model' }]);
  });

  it('comes again when it is told to, if that is soon', async () => {
    server.failNext(1, 429, { 'retry-after': '0' });
    expect(await hear({ pauseMs: 3_600_000 })).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
  });

  it.each(['3', new Date(Date.now() + 60_000).toUTCString()])(
    'does not wait until %s, and says that the endpoint is busy',
    async (later) => {
      server.failNext(1, 429, { 'retry-after': later });
      expect(await hear()).toEqual({ ok: false, error: { kind: 'speech-engine-busy' } });
      expect(server.received).toHaveLength(1);
    },
  );

  it('gives up on an endpoint that is too slow', async () => {
    server.hang();
    expect(await hear({ deadlineMs: 30 })).toEqual(failed);
    expect(server.received).toHaveLength(1);
    expect(troubles).toEqual([{ kind: 'too-slow', deadlineMs: 30 }]);
  });

  it('says that no server answers', async () => {
    await server.close();
    expect(await hear()).toEqual(failed);
    expect(troubles).toEqual([{ kind: 'unreachable' }]);
  });

  it.each([
    ['a page', '<html>Welcome to the hotel</html>'],
    ['nothing', ''],
    ['another shape', '{"result": "Well, I think so."}'],
    ['a text without the times that were asked for', '{"text": "Well.", "duration": 2}'],
    ['no number where one belongs', '{"text": "", "duration": "long"}'],
  ])('understands no endpoint that answers %s', async (_, body) => {
    server.answerWith(body);
    expect(await hear()).toEqual(failed);
    expect(troubles).toEqual([{ kind: 'unreadable' }]);
  });

  it('shows the key nowhere', async () => {
    const wrong = 'sk-a-wrong-secret';
    const seen: unknown[] = [await hear({ key: wrong }), troubles];
    server.failNext(1, 400);
    seen.push(await hear());
    server.answerWith(`"${KEY}"`);
    seen.push(await hear());
    await server.close();
    seen.push(await hear(), recognizer());

    expect(troubles.map((trouble) => trouble.kind)).toEqual([
      'refused',
      'unreadable',
      'unreachable',
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/sk-a/);
  });
});
