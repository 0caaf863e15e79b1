import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fail, ok } from '../../../core/shared/result.ts';
import type { Book } from '../../../server/content/book-file.ts';
import type { EvidenceSources } from '../../../server/judging/evidence-sources.ts';
import { promptLine, promptPath } from '../../../server/voice/clips-of-books.ts';
import { speakToWav } from '../../../server/voice/speak-to-wav.ts';

const DATA = join(import.meta.dirname, '../../../.cache');

/** The prompts of some books as the app speaks them, made when they are asked for. */
export function spokenPrompts(books: readonly Book[]): EvidenceSources['voices'] {
  const lines = new Map(
    books.flatMap(({ lessons }) =>
      lessons.flatMap(({ questions }) =>
        questions.map((question) => [promptPath(question.id), promptLine(question)] as const),
      ),
    ),
  );
  return {
    async read(path) {
      const line = lines.get(path);
      if (line === undefined) return fail({ kind: 'audio-not-found' });
      const bytes = await speakToWav(line.text, line.voice, { dataDir: DATA });
      const etag = createHash('sha256').update(bytes).digest('hex');
      return ok({ bytes, etag, type: 'audio/mpeg' });
    },
  };
}
