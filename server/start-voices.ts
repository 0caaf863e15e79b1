import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Sentence } from './logging/sentences.ts';
import { EmbeddedSynthesizer } from './voice/embedded-synthesizer.ts';
import { VoiceLibrary } from './voice/voice-library.ts';

interface VoiceOptions {
  /** Where spoken sentences are kept, if not in the data folder. */
  readonly folder: string | undefined;
  readonly warn: (trouble: unknown, where: Sentence) => void;
}

/** What speaks the sentences of the content, and keeps them. */
export function startVoices(
  { dataFolder, modelFolder, voices: making }: Config,
  { folder = join(dataFolder, 'voices'), warn }: VoiceOptions,
) {
  const synthesizer = new EmbeddedSynthesizer({ dataFolder: modelFolder });
  const voices = new VoiceLibrary({
    folder,
    synthesizer,
    making,
    warn: (trouble) => warn(trouble, 'the folder of sounds'),
  });
  return {
    voices,
    async close() {
      // First, so that the sound in work is not waited for: a whole speech takes a minute to make.
      await synthesizer.close();
      await voices.close();
    },
  };
}
