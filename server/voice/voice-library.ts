import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { writeWhole } from '../storage/write-whole.ts';
import type { Line, SpeechSynthesizer } from './speech-synthesizer.ts';
import { pronunciationsIn } from './phonemes/pronunciations-in.ts';
import { VOICE_VERSION } from './voice-version.ts';

/** A sound the app wants: where it is asked for, such as `questions/12/prompt.mp3`, and what it says. */
export interface Clip {
  readonly path: string;
  readonly line: Line;
}

export interface StoredSound {
  readonly bytes: Uint8Array;
  /** Changes with the text, the voice, its pace and what our lists say of its words; in quotation marks, as HTTP wants it. */
  readonly etag: string;
  readonly type: 'audio/mpeg';
}

export type ReadSoundError =
  | { readonly kind: 'audio-not-found' }
  | { readonly kind: 'audio-being-made' };

export interface LibraryProgress {
  readonly made: number;
  readonly wanted: number;
  /** Path of the sound in work. */
  readonly making: string | undefined;
}

export interface VoiceLibraryOptions {
  readonly folder: string;
  readonly synthesizer: SpeechSynthesizer;
  /** How long `read` waits for a sound that is not made yet. */
  readonly waitMs?: number;
  /** `ahead` makes what is missing before a learner asks; `on-demand` only what is asked for. */
  readonly making?: 'ahead' | 'on-demand';
  /** Told what keeps a sound from being kept. */
  readonly warn?: (trouble: unknown) => void;
}

const WAIT_MS = 8_000;
const SAFE_PATH = /^(?:[\w-]+\/)*[\w-]+\.mp3$/u;

/**
 * The sounds of the app, made ahead and kept as files.
 *
 * A file's name carries the hash of what it says: a changed text is a sound not made yet, and the old one goes when the
 * new one is there. Sounds are made one after the other; one that is asked for passes the others.
 */
export class VoiceLibrary {
  readonly #folder: string;
  readonly #synthesizer: SpeechSynthesizer;
  readonly #waitMs: number;
  readonly #makesAhead: boolean;
  readonly #warn: (trouble: unknown) => void;
  readonly #clips = new Map<string, Clip>();
  readonly #missing = new Set<string>();
  readonly #made = new Map<string, PromiseWithResolvers<void>>();
  #working: Promise<void> | undefined;
  #making: string | undefined;
  #closed = false;

  constructor(options: VoiceLibraryOptions) {
    this.#folder = options.folder;
    this.#synthesizer = options.synthesizer;
    this.#waitMs = options.waitMs ?? WAIT_MS;
    this.#warn = options.warn ?? (() => undefined);
    this.#makesAhead = options.making !== 'on-demand';
  }

  /** Adds clips to those that can be read; where it makes ahead, it begins with what is missing, and does not wait. */
  async ensure(clips: readonly Clip[]): Promise<void> {
    for (const clip of clips) {
      if (!SAFE_PATH.test(clip.path))
        throw new Error(`"${clip.path}" cannot be the path of a sound`);
      this.#clips.set(clip.path, clip);
    }
    const kept = await this.#keptFiles(clips);
    if (!this.#makesAhead) return;
    for (const clip of clips) {
      if (!kept.has(this.#fileOf(clip))) this.#missing.add(clip.path);
    }
    this.#work();
  }

  progress(): LibraryProgress {
    const wanted = this.#clips.size;
    return { made: wanted - this.#missing.size, wanted, making: this.#making };
  }

  /** Resolves when there is nothing left to make, or making has stopped at a failure. */
  async settled(): Promise<void> {
    await this.#working;
  }

  async read(path: string): Promise<Result<StoredSound, ReadSoundError>> {
    const clip = this.#clips.get(path);
    if (clip === undefined) return fail({ kind: 'audio-not-found' });
    const stored = await this.#stored(clip);
    if (stored !== undefined) return ok(stored);

    await Promise.race([this.#makeNext(path), sleep(this.#waitMs, undefined, { ref: false })]);
    const made = await this.#stored(clip);
    if (made !== undefined) return ok(made);
    return fail({ kind: this.#clips.has(path) ? 'audio-being-made' : 'audio-not-found' });
  }

  /** A sound that is kept nowhere. */
  async speak(line: Line): Promise<Result<StoredSound, ReadSoundError>> {
    const sound = await this.#synthesizer.speak(line);
    if (sound.ok)
      return ok({ bytes: sound.value.bytes, etag: `"${hashOf(line)}"`, type: 'audio/mpeg' });
    const isNothing = sound.error.kind === 'nothing-to-say';
    return fail({ kind: isNothing ? 'audio-not-found' : 'audio-being-made' });
  }

  /** Stops after the sound in work. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
  }

  #makeNext(path: string): Promise<void> {
    const rest = [...this.#missing].filter((other) => other !== path);
    this.#missing.clear();
    for (const next of [path, ...rest]) this.#missing.add(next);
    const made = this.#made.get(path) ?? Promise.withResolvers<void>();
    this.#made.set(path, made);
    this.#work();
    return made.promise;
  }

  #work(): void {
    if (this.#working !== undefined || this.#closed || this.#missing.size === 0) return;
    this.#working = this.#makeAll().finally(() => {
      this.#working = undefined;
      this.#making = undefined;
    });
  }

  async #makeAll(): Promise<void> {
    for (let [path] = this.#missing; path !== undefined && !this.#closed; [path] = this.#missing) {
      const clip = this.#clips.get(path);
      this.#making = path;
      const goesOn = clip === undefined || (await this.#make(clip));
      if (!goesOn) return;
      // The text may have changed while the old one was spoken: then it is still missing.
      if (this.#clips.get(path) === clip) this.#missing.delete(path);
      this.#made.get(path)?.resolve();
      this.#made.delete(path);
    }
  }

  /** False when the engine cannot make anything now; the next request tries again. */
  async #make(clip: Clip): Promise<boolean> {
    const sound = await this.#synthesizer.speak(clip.line);
    if (sound.ok) {
      return this.#store(clip, sound.value.bytes);
    }
    if (sound.error.kind !== 'nothing-to-say') return false;
    this.#clips.delete(clip.path);
    return true;
  }

  /** False where the folder takes nothing, for it is full or belongs to another user. */
  async #store(clip: Clip, bytes: Uint8Array): Promise<boolean> {
    const file = this.#fileOf(clip);
    try {
      await writeWhole(file, bytes);
      await removeOlder(file, clip.path);
      return true;
    } catch (error) {
      this.#warn(error);
      return false;
    }
  }

  async #stored(clip: Clip): Promise<StoredSound | undefined> {
    const bytes = await readFile(this.#fileOf(clip)).catch(() => undefined);
    return bytes === undefined
      ? undefined
      : { bytes, etag: `"${hashOf(clip.line)}"`, type: 'audio/mpeg' };
  }

  #fileOf(clip: Clip): string {
    return join(this.#folder, clip.path.replace(/\.mp3$/u, `.${hashOf(clip.line)}.mp3`));
  }

  async #keptFiles(clips: readonly Clip[]): Promise<Set<string>> {
    const folders = [...new Set(clips.map((clip) => dirname(join(this.#folder, clip.path))))];
    const names = await Promise.all(
      folders.map(async (folder) => {
        const found = await readdir(folder).catch(() => []);
        return found.map((name) => join(folder, name));
      }),
    );
    return new Set(names.flat());
  }
}

const hashes = new WeakMap<Line, string>();

/** A line is asked for at every request, and never changes. */
function hashOf(line: Line): string {
  const known = hashes.get(line);
  if (known !== undefined) return known;
  const parts = [VOICE_VERSION, line.voice, line.text, line.reading ?? null, ...mannerOf(line)];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
  hashes.set(line, hash);
  return hash;
}

/** Nothing for a line as it is written, at a natural pace. */
function mannerOf({ text, voice, reading, pace = 1 }: Line): readonly unknown[] {
  const language = voice === 'jf_alpha' ? 'japanese' : 'english';
  const told = reading === undefined ? pronunciationsIn(text, language) : [];
  return [...told, ...(pace === 1 ? [] : [{ pace }])];
}

async function removeOlder(file: string, path: string): Promise<void> {
  const folder = dirname(file);
  const stem = `${basename(path, '.mp3')}.`;
  const older = (await readdir(folder)).filter(
    (name) => name.startsWith(stem) && name.endsWith('.mp3') && join(folder, name) !== file,
  );
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
}
