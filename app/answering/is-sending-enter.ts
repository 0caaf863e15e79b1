import type { KeyboardEvent } from 'react';

/** What Safari tells of the Enter that takes a word in Japanese: by then the composing has ended. */
const WHILE_COMPOSING = 229;

/** Not the Enter that takes a word that is being composed, nor one for a new line. */
export const isSendingEnter = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== WHILE_COMPOSING;
