/** The names under which small choices are kept on the device; the specification fixes the first. */
export const LANGUAGE_KEY = 'i18nextLng';
export const PROMPT_STYLE_KEY = 'promptStyle';
/** Study sessions the server was not told of yet. */
export const KEPT_STUDIES_KEY = 'studySessions';
