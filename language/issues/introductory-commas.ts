/** What a sentence begins with and a comma parts from the rest. */
const INTRODUCTIONS =
  `however|therefore|moreover|furthermore|besides|nevertheless|nonetheless|consequently|hence|thus|otherwise|instead
|meanwhile|also|actually|basically|generally|usually|fortunately|unfortunately|personally|obviously|additionally|similarly|likewise
|finally|lastly|firstly|secondly|thirdly|first of all|second of all|first|second|third|nowadays
|for example|for instance|for me|for this reason|for these reasons|in fact|in addition|in conclusion|in general|in contrast|in short|in this way
|in this case|in that case|in my opinion|in my view|in other words|in the end|in the past|in the future|in my country|in the beginning
|on the other hand|on the contrary|on the one hand|as a result|as a consequence|of course|after all|after that|above all|at first|at last
|at the same time|at that time|by the way|to begin with|to sum up|to conclude|in summary|because of this|because of that|to be honest`
    .split('|')
    .map((words) => words.trim());

/** "However hard", "First class", "Also important is": the words that make one phrase with the introduction. */
const GOES_ON =
  /^(?:hard|much|many|class|of|to|time|and|or|but|as|than|for|is|are|was|were|that|who|which|speaking)\b/iu;
const FEWEST_WORDS_AFTER = 3;

const OPENING = new RegExp(
  `((?:^|[.!?]["”)]?\\s+)(?:and |but |so )?(?:${INTRODUCTIONS.join('|')})) (?=(\\p{L}.*))`,
  'giu',
);

/** A text with a comma after what introduces a sentence. */
export function withIntroductoryCommas(text: string, isSetApart: boolean): string {
  return text.replaceAll(OPENING, (whole: string, before: string, after: string) => {
    const isShort = after.split(/\s+/u, FEWEST_WORDS_AFTER).length < FEWEST_WORDS_AFTER;
    if (isShort || GOES_ON.test(after)) return whole;
    return isSetApart ? `${before} , ` : `${before}, `;
  });
}
