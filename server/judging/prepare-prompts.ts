import { setTimeout as sleep } from 'node:timers/promises';
import type { VoiceLibrary } from '../voice/voice-library.ts';
import type { MeaningScorer } from './meaning-scorer.ts';
import { spokenPrompt } from './spoken-prompt.ts';

interface Preparing {
  readonly voices: Pick<VoiceLibrary, 'read' | 'settled'>;
  readonly meaning: MeaningScorer;
  /** Whether no learner waits for the engine that scores. */
  readonly isIdle: () => boolean;
  readonly signal: AbortSignal;
}

const LOOK_AGAIN_MS = 500;

/** Makes the prompts of these questions ready for the scorer, once they are spoken and while the engine is idle. */
export async function preparePrompts(
  questionIds: readonly string[],
  { voices, meaning, isIdle, signal }: Preparing,
): Promise<void> {
  await voices.settled();
  for (const id of questionIds) {
    while (!signal.aborted && !isIdle()) await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
    if (signal.aborted) return;
    const prompt = await spokenPrompt(voices, id);
    if (prompt !== undefined) await meaning.score(prompt, []);
  }
}
