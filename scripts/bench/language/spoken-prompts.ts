import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fail, ok } from '../../../core/shared/result.ts';
import type { Book } from '../../../server/content/book-file.ts';
import { promptLine, promptPath } from '../../../server/voice/clips-of-books.ts';
import { speakToWav } from '../../../server/voice/speak-to-wav.ts';
import type { Line } from '../../../server/voice/speech-synthesizer.ts';
import type { VoiceLibrary } from '../../../server/voice/voice-library.ts';

const DATA = join(import.meta.dirname, '../../../.cache');

/** The prompts of some books as the app speaks them, each made once, when it is first asked for. */
export function spokenPrompts(books: readonly Book[]): Pick<VoiceLibrary, 'read' | 'settled'> {
  const lines = new Map(
    books.flatMap(({ lessons }) =>
      lessons.flatMap(({ questions }) =>
        questions.map((question) => [promptPath(question.id), promptLine(question)] as const),
      ),
    ),
  );
  const made = new Map<string, ReturnType<typeof speak>>();
  return {
    async read(path) {
      const line = lines.get(path);
      if (line === undefined) return fail({ kind: 'audio-not-found' });
      const sound = made.get(path) ?? speak(line);
      made.set(path, sound);
      return ok(await sound);
    },
    settled: async () => {},
  };
}

async function speak({ text, voice }: Line) {
  const bytes = await speakToWav(text, voice, { dataDir: DATA });
  const etag = createHash('sha256').update(bytes).digest('hex');
  return { bytes, etag, type: 'audio/mpeg' } as const;
}
