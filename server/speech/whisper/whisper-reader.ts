import { asWritten } from '../as-written.ts';
import type { TextReader } from '../read-texts.ts';
import type { EncodedSound, WhisperNetwork } from './whisper-network.ts';
import type { WhisperText } from './whisper-text.ts';
import { END_OF_TEXT, PREFIX } from './whisper-tokens.ts';

/** Each text in a batch costs some 20 MB of scores; more at once is not faster. */
const BATCH = 6;

export const whisperReader = (
  network: WhisperNetwork,
  text: WhisperText,
  sound: EncodedSound,
  prefix = PREFIX,
): TextReader => ({
  prefix,
  endOfText: END_OF_TEXT,
  batch: BATCH,
  tokensOf: (sentence) => text.tokensOf(asWritten(sentence)),
  read: (texts) => network.read(sound, texts),
});
