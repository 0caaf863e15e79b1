/** A sentence further away was not said, whatever its likelihood: computing it would cost the learner's time. */
export const MOST_WORDS_APART = 4;
