import { comparative, positive, superlative } from '../forms/adjective-forms.ts';
import { indefinite, isPlural, plural, singular } from '../forms/noun-forms.ts';
import { baseOf, verbForm } from '../forms/verb-forms.ts';
import type { Span } from '../finding.ts';
import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';
import type { Edit, Range } from './pattern.ts';

export interface WrittenEdit {
  readonly span: Span;
  readonly replacement: string;
}

/** Turns edits of words into one edit of the text, spaces and capitals included. */
export function writeEdits(
  sentence: TaggedSentence,
  edits: readonly Edit[],
  taken: readonly Range[],
): WrittenEdit | undefined {
  const [first] = edits;
  const last = edits.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { words, text } = sentence;
  const pieces: Piece[] = [];
  let at = first.from;
  for (const edit of edits) {
    pieces.push(...keep(sentence, at, edit.from));
    const written = edit.replacement.map((part) => ({ text: fill(part, words, taken), gap: ' ' }));
    pieces.push(...written);
    at = edit.to;
  }
  return place(
    sentence,
    { from: first.from, to: last.to },
    pieces.filter((piece) => piece.text !== ''),
    text,
  );
}

interface Piece {
  readonly text: string;
  /** What stood before it. */
  readonly gap: string;
}

const keep = ({ words, text }: TaggedSentence, from: number, to: number): readonly Piece[] =>
  words.slice(from, to).map((word, index) => ({
    text: unCapitalised(word, from + index),
    gap: text.slice(words[from + index - 1]?.end ?? word.start, word.start),
  }));

/** A word that only stood first loses its capital when it may move. */
const unCapitalised = (word: TaggedWord, at: number): string =>
  at === 0 && word.pos !== 'PROPN' && word.lower !== 'i' && /^\p{Lu}\p{Ll}*/u.test(word.text)
    ? word.text.charAt(0).toLowerCase() + word.text.slice(1)
    : word.text;

function place(
  { words }: TaggedSentence,
  range: Range,
  inner: readonly Piece[],
  text: string,
): WrittenEdit | undefined {
  let { from, to } = range;
  let pieces = inner;
  const insertsOnly = from === to;
  const previous = words[from - 1];
  const next = words[to];
  const hasNext = next !== undefined && next.breakBefore === '';
  if (insertsOnly && (hasNext || previous === undefined) && next !== undefined) {
    pieces = [...pieces, { text: unCapitalised(next, to), gap: ' ' }];
    to += 1;
  } else if (insertsOnly && previous !== undefined) {
    pieces = [{ text: unCapitalised(previous, from - 1), gap: '' }, ...pieces];
    from -= 1;
  } else if (pieces.length === 0 && from === 0 && next !== undefined) {
    pieces = [{ text: next.text, gap: '' }];
    to += 1;
  }
  const firstWord = words[from];
  const lastWord = words[to - 1];
  if (firstWord === undefined || lastWord === undefined) return undefined;
  const before = words[from - 1];
  if (pieces.length === 0)
    return { span: { start: before?.end ?? firstWord.start, end: lastWord.end }, replacement: '' };

  const article = words[from - 1];
  const opening = pieces[0]?.text ?? '';
  if (article !== undefined && /^an?$/u.test(article.lower) && firstWord.breakBefore === '') {
    if (indefinite(opening) !== article.lower && !/^(?:a|an|the|@a)$/u.test(opening)) {
      const capital = article.text.startsWith('A');
      const right = capital ? indefinite(opening).replace('a', 'A') : indefinite(opening);
      const span = { start: article.start, end: lastWord.end };
      return { span, replacement: [right, withArticles(pieces, words[to]?.text ?? '')].join(' ') };
    }
  }

  const written = withArticles(pieces, words[to]?.text ?? '');
  const isGlued = before !== undefined && before.end === firstWord.start;
  const lead = isGlued && !/^['’n]/u.test(written) ? ' ' : '';
  const capital = from === 0 && /^\p{Lu}/u.test(firstWord.text);
  const replacement =
    lead + (capital ? written.charAt(0).toUpperCase() + written.slice(1) : written);
  const span = { start: firstWord.start, end: lastWord.end };
  return text.slice(span.start, span.end) === replacement ? undefined : { span, replacement };
}

const withArticles = (pieces: readonly Piece[], following: string): string =>
  pieces
    .map(({ text, gap }, at) => {
      const word = text === '@a' ? indefinite(pieces[at + 1]?.text ?? following) : text;
      return at === 0 ? word : (gap === '' ? '' : gap) + word;
    })
    .join('');

function fill(part: string, words: readonly TaggedWord[], taken: readonly Range[]): string {
  const [, number, form, ending = ''] = /^\$(\d+)(?::([a-z]+))?('s|-\S+)?$/u.exec(part) ?? [];
  if (number === undefined) return part;
  const range = taken[Number(number) - 1];
  if (range === undefined) throw new RangeError(`nothing was taken for ${part}`);
  const own = words.slice(range.from, range.to);
  if (form === undefined)
    return `${own
      .map((word, index) => {
        const glue = index > 0 && own[index - 1]?.end === word.start ? '' : ' ';
        return (index === 0 ? '' : glue) + unCapitalised(word, range.from + index);
      })
      .join('')}${ending}`;
  const [word] = own;
  return word === undefined ? '' : inForm(word, form);
}

/** Writes a word in another form: of a verb, a noun or an adjective. */
export function inForm(word: TaggedWord, form: string): string {
  switch (form) {
    case 'base':
    case 's':
    case 'past':
    case 'participle':
    case 'ing':
      return verbForm(baseOf(word.lower, word.lemma), form);
    case 'plural':
      return isPlural(word.lower) ? word.text : plural(word.text);
    case 'singular':
      return isPlural(word.lower) ? singular(word.lower) : word.text;
    case 'comparative':
      return comparative(positive(word.lower) ?? word.lower);
    case 'positive':
      return positive(word.lower) ?? word.text;
    case 'superlative':
      return superlative(positive(word.lower) ?? word.lower);
    default:
      throw new RangeError(`unknown form ${form}`);
  }
}
