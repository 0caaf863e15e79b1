import { constants, setPriority } from 'node:os';
import { serveJobs } from '../speech/child-messages.ts';
import { KokoroNetwork } from './kokoro/kokoro-network.ts';
import { loadJapanesePhonemes, type JapanesePhonemes } from './phonemes/japanese-phonemes.ts';
import { speakLine } from './speak-line.ts';
import type { Line, Sound, SoundFormat } from './speech-synthesizer.ts';

export interface SpeakTask {
  readonly line: Line;
  readonly format: SoundFormat;
}

// Sound made ahead can wait; a learner who has just spoken cannot.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [dataFolder = '', threads = ''] = process.argv.slice(2);

await serveJobs<SpeakTask, Sound | undefined>(async () => {
  const network = await KokoroNetwork.load(dataFolder, Number(threads));
  let dictionary: Promise<JapanesePhonemes> | undefined;
  const japanese = () => (dictionary ??= loadJapanesePhonemes());
  return ({ line, format }) => speakLine({ network, japanese }, line, format);
});
