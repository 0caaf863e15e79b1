import * as KEYS from '../../core/settings/preference-keys.ts';

/** Choices for the device, for every learner who uses it; all else that lies there is a learner's. */
const SETTINGS: readonly string[] = [
  KEYS.LANGUAGE_KEY,
  KEYS.PROMPT_STYLE_KEY,
  KEYS.PROMPT_LANGUAGE_KEY,
  KEYS.ANSWER_MODE_KEY,
  KEYS.CACHE_PURGED_KEY,
  KEYS.SOUND_EFFECTS_KEY,
  KEYS.MODEL_AFTER_KEY,
  KEYS.ANSWER_KEYS_KEY,
  KEYS.SPEED_LEVEL_KEY,
  'oz-asked-to-persist',
];

/** Ends a session that the server could not be told of, and says nothing of a learner. */
const LATE_SIGN_OUT = /^SIGN_OUT_/;

export const isSetting = ([key, value]: readonly [string, string]): boolean =>
  value === '' || SETTINGS.includes(key) || LATE_SIGN_OUT.test(key);
