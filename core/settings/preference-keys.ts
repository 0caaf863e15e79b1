/** The names under which small choices are kept on the device; the specification fixes the first. */
export const LANGUAGE_KEY = 'i18nextLng';
export const PROMPT_STYLE_KEY = 'promptStyle';
/** `ja` or `ko`; nothing until she has chosen. */
export const PROMPT_LANGUAGE_KEY = 'promptLanguage';
/** `light` or `dark`; nothing where she follows her device. */
export const THEME_KEY = 'theme';
/** How answers are given and judged: `ai`, `self` or `typing`. */
export const ANSWER_MODE_KEY = 'answerMode';
/** When expired downloads were deleted last, in ms since 1970. */
export const CACHE_PURGED_KEY = 'cacheLastDeletedAt';
/** `false` where the learner wants no sound effects. */
export const SOUND_EFFECTS_KEY = 'soundEffectEnabled';
/** How fast she wants to play: the fastest speed level she chose. */
export const SPEED_LEVEL_KEY = 'speedLevel';
/** `false` where the model answer is not to be heard by itself after a verdict. */
export const MODEL_AFTER_KEY = 'modelAfterVerdict';
/** `false` where keys do nothing while a question is asked. */
export const ANSWER_KEYS_KEY = 'answerKeys';
/** Lessons that were opened last, to be played without a network. */
export const KEPT_LESSONS_KEY = 'lessons';
/** What the operator has set from afar, when it was fetched, and how far the clock of this device was off. */
export const REMOTE_CONFIG_KEY = 'remoteConfig';
/** The campaigns whose popup was shown here. */
export const POPUPS_KEY = 'campaignPopups';
/** In which voice she hears what is right in a speech of hers. */
export const MODEL_VOICE_KEY = 'modelVoice';
/** How long she prepares a speech, in seconds; 0 is as long as she likes. */
export const PREPARATION_KEY = 'preparationSeconds';
