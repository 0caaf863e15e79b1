import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fail, ok } from '../../core/shared/result.ts';
import type { Line, SpeechSynthesizer } from './speech-synthesizer.ts';
import { VoiceLibrary, type Clip } from './voice-library.ts';

/** A voice whose sound is its text, and which speaks only when it is let. */
class SlowVoice implements SpeechSynthesizer {
  readonly spoken: string[] = [];
  works = true;
  #gate = Promise.withResolvers<void>();

  holdBack(): void {
    this.#gate = Promise.withResolvers<void>();
  }

  let(): void {
    this.#gate.resolve();
  }

  async speak(line: Line) {
    await this.#gate.promise;
    if (!this.works) return fail({ kind: 'voice-engine-failed' } as const);
    if (line.text === '') return fail({ kind: 'nothing-to-say' } as const);
    this.spoken.push(line.text);
    return ok({
      bytes: new TextEncoder().encode(line.text),
      type: 'audio/mpeg',
      durationMs: 1,
    } as const);
  }

  async close(): Promise<void> {}
}

const clip = (id: string, text: string): Clip => ({
  path: `questions/${id}/answer.mp3`,
  line: { text, voice: 'af_heart' },
});

describe('the voice library', () => {
  let folder: string;
  let voice: SlowVoice;
  let library: VoiceLibrary;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-library-'));
    voice = new SlowVoice();
    voice.let();
    library = new VoiceLibrary({ folder, synthesizer: voice });
  });

  afterEach(async () => {
    voice.let();
    await library.close();
    await rm(folder, { recursive: true });
  });

  it('goes on where its folder takes nothing, and says so', async () => {
    const warned: unknown[] = [];
    const file = join(folder, 'file');
    await writeFile(file, '');
    library = new VoiceLibrary({
      folder: file,
      synthesizer: voice,
      warn: (trouble) => void warned.push(trouble),
    });
    await library.ensure([clip('1', 'Hello.')]);
    await library.settled();

    expect(warned).toHaveLength(1);
    expect(library.progress()).toMatchObject({ made: 0, wanted: 1 });
  });

  it('speaks what is kept nowhere, and says where there is nothing to say', async () => {
    const heard = await library.speak({ text: 'A sentence of hers.', voice: 'bf_emma' });
    expect(heard).toMatchObject({ ok: true, value: { type: 'audio/mpeg' } });
    expect(await readdir(folder)).toEqual([]);
    const nothing = await library.speak({ text: '', voice: 'af_heart' });
    expect(nothing).toEqual({ ok: false, error: { kind: 'audio-not-found' } });
    voice.works = false;
    expect(await library.speak({ text: 'One.', voice: 'af_heart' })).toEqual({
      ok: false,
      error: { kind: 'audio-being-made' },
    });
  });

  it('makes what it is asked to have, and tells how far it is', async () => {
    await library.ensure([clip('1', 'one'), clip('2', 'two')]);
    await library.settled();

    expect(library.progress()).toMatchObject({ made: 2, wanted: 2 });
    const sound = await library.read('questions/2/answer.mp3');
    expect(sound.ok && new TextDecoder().decode(sound.value.bytes)).toBe('two');
  });

  it('does not make again what an earlier run has made', async () => {
    await library.ensure([clip('1', 'one')]);
    await library.settled();
    const later = new VoiceLibrary({ folder, synthesizer: voice });
    await later.ensure([clip('1', 'one'), clip('2', 'two')]);
    await later.settled();

    expect(voice.spoken).toEqual(['one', 'two']);
  });

  it('makes a changed text again, under another etag, and drops the old sound', async () => {
    await library.ensure([clip('1', 'old')]);
    const before = await library.read('questions/1/answer.mp3');
    await library.ensure([clip('1', 'new')]);
    const after = await library.read('questions/1/answer.mp3');
    await library.settled();

    expect(before.ok && after.ok && before.value.etag !== after.value.etag).toBe(true);
    expect(after.ok && new TextDecoder().decode(after.value.bytes)).toBe('new');
    expect(await readdir(join(folder, 'questions', '1'))).toHaveLength(1);
  });

  it('makes what a learner waits for before the rest', async () => {
    voice.holdBack();
    await library.ensure([clip('1', 'one'), clip('2', 'two'), clip('3', 'three')]);
    const wanted = library.read('questions/3/answer.mp3');
    await new Promise(setImmediate);
    voice.let();

    expect((await wanted).ok).toBe(true);
    await library.settled();
    expect(voice.spoken.indexOf('three')).toBeLessThan(voice.spoken.indexOf('two'));
  });

  it('tells which sound is in work', async () => {
    voice.holdBack();
    await library.ensure([clip('1', 'one'), clip('2', 'two')]);
    expect(library.progress()).toEqual({
      made: 0,
      wanted: 2,
      making: 'questions/1/answer.mp3',
    });
    voice.let();
    await library.settled();
    expect(library.progress().making).toBeUndefined();
  });

  it('takes one text at two paces for two sounds', async () => {
    const [natural, slow] = [clip('1', 'one'), clip('1', 'one')];
    await library.ensure([natural]);
    const before = await library.read(natural.path);
    await library.ensure([{ ...slow, line: { ...slow.line, pace: 0.75 } }]);
    const after = await library.read(natural.path);

    expect(before.ok && after.ok && before.value.etag !== after.value.etag).toBe(true);
  });

  it('goes on where an earlier run was stopped', async () => {
    voice.holdBack();
    await library.ensure([clip('1', 'one'), clip('2', 'two')]);
    const stopped = library.close();
    voice.let();
    await stopped;
    expect(voice.spoken).toEqual(['one']);

    const later = new VoiceLibrary({ folder, synthesizer: voice });
    await later.ensure([clip('1', 'one'), clip('2', 'two')]);
    await later.settled();
    expect(voice.spoken).toEqual(['one', 'two']);
  });

  it('says that a sound is being made, when that takes too long', async () => {
    voice.holdBack();
    const impatient = new VoiceLibrary({ folder, synthesizer: voice, waitMs: 10 });
    await impatient.ensure([clip('1', 'one')]);

    expect(await impatient.read('questions/1/answer.mp3')).toEqual({
      ok: false,
      error: { kind: 'audio-being-made' },
    });
    voice.let();
    await impatient.settled();
    expect((await impatient.read('questions/1/answer.mp3')).ok).toBe(true);
  });

  it('knows only the sounds it was told of', async () => {
    expect(await library.read('../secret.mp3')).toEqual({
      ok: false,
      error: { kind: 'audio-not-found' },
    });
    await library.ensure([clip('1', '')]);
    await library.settled();
    expect(await library.read('questions/1/answer.mp3')).toEqual({
      ok: false,
      error: { kind: 'audio-not-found' },
    });
    await expect(
      library.ensure([{ path: '../x.mp3', line: { text: 'x', voice: 'af_heart' } }]),
    ).rejects.toThrow('path');
  });

  it('tries again when it is asked, after the engine has failed', async () => {
    voice.works = false;
    await library.ensure([clip('1', 'one')]);
    await library.settled();
    expect(library.progress()).toMatchObject({ made: 0, wanted: 1 });

    voice.works = true;
    expect((await library.read('questions/1/answer.mp3')).ok).toBe(true);
  });
});
