import type { SplitWord } from './tagged-word.ts';

export interface SplitSentence {
  readonly words: readonly SplitWord[];
  readonly endsWith: '' | '.' | '?' | '!';
}

const WORD =
  /(?<=\s)['’](?:s|m|re|ve|ll|d)(?!\p{L})|[\p{L}\p{N}]+(?:(?:['’.&-]|(?<=\d)[:,](?=\d))(?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu;
const ENDS = /[.!?。？！…;:\n]/u;
const PARTS = /[^\s'’]/u;
const FILLERS = new Set(['um', 'umm', 'uh', 'uhh', 'er', 'erm', 'hmm', 'mm', 'ah', 'eh']);
const STUTTERED = /^(?:i|a|an|the|to|in|on|at|of|for|and|but|my|we|he|she|they|is|it|so|you)$/u;
const LONG_FORMS: Readonly<Record<string, string>> = {
  m: 'am',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
};
const WITHOUT_APOSTROPHE = /^(do|does|did|is|are|was|were|has|have|had|could|would|should)nt$/u;

/** Cuts a text into sentences of words. Hesitations and words said twice are left out; their letters stay in the text. */
export function splitWords(text: string): readonly SplitSentence[] {
  const sentences: { words: SplitWord[]; endsWith: SplitSentence['endsWith'] }[] = [];
  let current: SplitWord[] = [];
  let end = 0;
  let pending: SplitWord['breakBefore'] = '';
  const close = (gap: string) => {
    const mark = /[?？!！.。]/u.exec(gap)?.[0] ?? '';
    if (current.length > 0) sentences.push({ words: current, endsWith: asMark(mark) });
    current = [];
  };
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    if (ENDS.test(gap)) close(gap);
    pending = current.length === 0 ? '.' : strongest(pending, PARTS.test(gap) ? ',' : '');
    if (FILLERS.has(match[0].toLowerCase())) continue;
    const words = splitShortForm(match[0], match.index, pending);
    const last = current.at(-1);
    if (last?.lower === words[0]?.lower && STUTTERED.test(last?.lower ?? '')) {
      pending = last?.breakBefore ?? '';
      current.pop();
      current.push(
        ...words.map((word, at) => (at === 0 ? { ...word, breakBefore: pending } : word)),
      );
    } else {
      current.push(...words);
    }
    pending = '';
  }
  close(text.slice(end));
  return sentences;
}

const asMark = (mark: string): SplitSentence['endsWith'] =>
  mark === '' ? '' : /[?？]/u.test(mark) ? '?' : /[!！]/u.test(mark) ? '!' : '.';

const strongest = (a: SplitWord['breakBefore'], b: SplitWord['breakBefore']) =>
  a === '.' || b === '.' ? '.' : a === ',' || b === ',' ? ',' : '';

function splitShortForm(
  text: string,
  start: number,
  breakBefore: SplitWord['breakBefore'],
): readonly SplitWord[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const cut = (length: number, first: string, second: string): readonly SplitWord[] => [
    { text: text.slice(0, length), lower: first, start, end: start + length, breakBefore },
    {
      text: text.slice(length),
      lower: second,
      start: start + length,
      end: start + text.length,
      breakBefore: '',
    },
  ];
  const apart = lower === "n't" ? 'not' : /^'(.+)$/u.exec(lower)?.[1];
  if (apart !== undefined)
    return [
      {
        text,
        lower: LONG_FORMS[apart] ?? (apart === 's' ? "'s" : apart),
        start,
        end: start + text.length,
        breakBefore,
      },
    ];
  if (lower === "can't" || lower === 'cant') return cut(2, 'can', 'not');
  if (lower === "won't") return cut(2, 'will', 'not');
  if (lower === 'cannot') return cut(3, 'can', 'not');
  if (lower === 'im') return cut(1, 'i', 'am');
  if (lower.endsWith("n't")) return cut(text.length - 3, lower.slice(0, -3), 'not');
  if (WITHOUT_APOSTROPHE.test(lower)) return cut(text.length - 2, lower.slice(0, -2), 'not');
  const short = /^(.+)'(m|re|ve|ll|d|s)$/u.exec(lower);
  if (short?.[1] !== undefined && short[2] !== undefined)
    return cut(short[1].length, short[1], LONG_FORMS[short[2]] ?? "'s");
  return [{ text, lower, start, end: start + text.length, breakBefore }];
}
