/** Tokens of multilingual Whisper, from its generation_config.json and added_tokens.json. */
export const START_OF_TRANSCRIPT = 50_258;
export const END_OF_TEXT = 50_257;
export const NO_SPEECH = 50_362;

export const ENGLISH = 50_259;
/** The languages the model knows have the tokens from the first to the last. */
export const FIRST_LANGUAGE = 50_259;
export const LAST_LANGUAGE = 50_357;

const TRANSCRIBE = 50_359;
export const JAPANESE = 50_266;
const TRANSLATE = 50_358;
const NO_TIMESTAMPS = 50_363;

/** What every transcript begins with: English, word for word, without time marks. */
export const PREFIX: readonly number[] = [START_OF_TRANSCRIPT, ENGLISH, TRANSCRIBE, NO_TIMESTAMPS];

/** What an English translation of spoken Japanese begins with. */
export const FROM_JAPANESE: readonly number[] = [
  START_OF_TRANSCRIPT,
  JAPANESE,
  TRANSLATE,
  NO_TIMESTAMPS,
];

/** The row whose prediction is the first word, and the row whose prediction tells whether there is speech, and in which language. */
export const FIRST_TEXT_ROW = PREFIX.length - 1;
export const NO_SPEECH_ROW = 0;

/** Not allowed as the first token: a lone space, and the end. */
export const SUPPRESSED_AT_FIRST: readonly number[] = [220, END_OF_TEXT];
