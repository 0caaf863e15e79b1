import { beforeEach, describe, expect, it } from 'vitest';
import type { DownloadsApi } from './downloads-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  readonly downloads: DownloadsApi;
  /** Where a prompt is, and its bytes. */
  readonly prompt: { readonly path: string; readonly bytes: Uint8Array };
  /** Other bytes are at the prompt's path from now on. */
  change(bytes: Uint8Array): void;
  /** A take of this learner. */
  readonly ownTake: { readonly path: string; readonly bytes: Uint8Array };
  /** Where a take of another learner is. */
  readonly anothersTakePath: string;
}

const notFound = { ok: false, error: { kind: 'audio-not-found' } };

export function downloadsApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the DownloadsApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    const fetched = async (path: string, etag?: string) => {
      const answer = await subject.downloads.download(path, etag);
      if (!answer.ok || answer.value === 'unchanged') throw new Error('Nothing was downloaded');
      return answer.value;
    };

    it('gives a file with an etag', async () => {
      const { bytes, etag } = await fetched(subject.prompt.path);
      expect(bytes).toEqual(subject.prompt.bytes);
      expect(etag).not.toBe('');
    });

    it('answers unchanged while what one has is the newest', async () => {
      const { etag } = await fetched(subject.prompt.path);
      expect(await subject.downloads.download(subject.prompt.path, etag)).toEqual({
        ok: true,
        value: 'unchanged',
      });
    });

    it('gives the new file to one who has an older', async () => {
      const before = await fetched(subject.prompt.path);
      const bytes = new TextEncoder().encode('sound:anew');
      subject.change(bytes);
      const after = await fetched(subject.prompt.path, before.etag);
      expect(after.bytes).toEqual(bytes);
      expect(after.etag).not.toBe(before.etag);
    });

    it("gives the learner's own take", async () => {
      expect((await fetched(subject.ownTake.path)).bytes).toEqual(subject.ownTake.bytes);
    });

    it("does not find another learner's take", async () => {
      expect(await subject.downloads.download(subject.anothersTakePath, undefined)).toEqual(
        notFound,
      );
    });

    it.each([
      'questions/nowhere/prompt.mp3',
      'takes/nobody/nothing',
      'elsewhere',
      '../secret',
      'takes/../questions',
      'a?b=c&d',
      '声.mp3',
    ])('does not find "%s", where nothing is', async (path) => {
      expect(await subject.downloads.download(path, undefined)).toEqual(notFound);
      expect(await subject.downloads.download(path, '"old"')).toEqual(notFound);
    });

    needsSession(() => subject, {
      download: ({ downloads, prompt }) => downloads.download(prompt.path, undefined),
    });
  });
}
