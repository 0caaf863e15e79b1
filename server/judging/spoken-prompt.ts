import { promptPath } from '../voice/clips-of-books.ts';
import type { VoiceLibrary } from '../voice/voice-library.ts';
import type { SpokenPrompt } from './meaning-scorer.ts';

/** The prompt of a question as the app speaks it; nothing where it has not been spoken yet. */
export async function spokenPrompt(
  voices: Pick<VoiceLibrary, 'read'>,
  questionId: string,
): Promise<SpokenPrompt | undefined> {
  const sound = await voices.read(promptPath(questionId));
  if (!sound.ok) return undefined;
  return { id: questionId, version: sound.value.etag, sound: sound.value.bytes };
}
