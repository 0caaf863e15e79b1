import { isForm, type Token } from './token.ts';

const HESITATIONS = [
  'um',
  'umm',
  'uh',
  'uhm',
  'uhh',
  'er',
  'erm',
  'hm',
  'hmm',
  'mm',
  'mmm',
  'ah',
  'eh',
];
const OPENERS = ['well', 'so', 'oh', 'okay', 'yes', 'hi', 'hey', 'hello'];
const SUBJECTS = [
  'i',
  'you',
  'he',
  'she',
  'it',
  'we',
  'they',
  'this',
  'the',
  'a',
  'an',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
  'there',
  'these',
  'those',
];
/** After these "that" only joins two clauses, provided that a subject follows. */
const BEFORE_THAT = [
  'think',
  'thought',
  'know',
  'knew',
  'hope',
  'guess',
  'believe',
  'say',
  'said',
  'heard',
  'sure',
  'glad',
  'afraid',
  'sorry',
  'mean',
  'feel',
  'felt',
  'told',
  'happy',
  'wish',
];

/** Marks what may come or go without changing what was said. */
export function markOptional(tokens: readonly Token[]): readonly Token[] {
  const marked = tokens.map((token, at) => ({
    ...token,
    optional: token.cutOff || isOptional(tokens, at),
  }));
  const saysNothing = marked.every((token) => isForm(token, ...HESITATIONS));
  return saysNothing || marked.some((token) => !token.optional) ? marked : tokens;
}

function isOptional(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (isForm(token, ...HESITATIONS, "o'clock")) return true;
  if (isForm(token, 'but')) return isForm(tokens[at - 1], 'sorry', 'me') && at <= 2;
  if (isForm(token, 'that'))
    return isForm(tokens[at - 1], ...BEFORE_THAT) && isForm(tokens[at + 1], ...SUBJECTS);
  return isOpener(tokens, at);
}

/** "So, I went" opens; "So do I" does not. */
function isOpener(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isFirst = tokens.slice(0, at).every((earlier) => isForm(earlier, ...HESITATIONS));
  if (!isFirst || token === undefined || !isForm(token, ...OPENERS)) return false;
  // Before a subject without a pause, "yes" may be the whole answer.
  return token.pauseAfter || (isForm(tokens[at + 1], ...SUBJECTS) && !isForm(token, 'yes'));
}
