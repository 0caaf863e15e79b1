import { sameWord } from '../align/word-forms.ts';
import { levelOfWord } from '../level/level-of-word.ts';

/** A word of a sentence, in lower case without punctuation; whether a sound that fills a pause stood before it. */
export interface SaidWord {
  readonly word: string;
  readonly isHesitant: boolean;
}

const FUNCTION_WORDS = {
  determiner: 'a an the this that these those some any every each another no',
  possessive: 'my your his her its our their',
  subject: 'i you he she it we they there',
  object: 'me him them us myself himself herself themselves',
  preposition:
    'in on at to for of with from by about into after before during under over between near around behind without until as like through along',
  be: 'am is are was were be been being im hes shes its theyre youre were thats theres isnt wasnt arent werent',
  have: 'have has had havent hasnt hadnt having ive',
  auxiliary:
    'do does did dont doesnt didnt can could will would should may might must cant couldnt wont wouldnt',
  contraction: 'id ill youd hed shed wed theyd youll hell shell theyll itll itd whod whos whats',
  conjunction: 'and but or so because if when while although then',
  question: 'who what which where why how whose',
  quantity:
    'one two three four five six seven eight nine ten many much few several lot lots all both',
  adverb: 'not very really also too just maybe only still already always usually now here again',
  interjection: 'yes no yeah okay oh well ah sorry',
} as const;

const CLASS_OF = new Map<string, string>();
for (const [name, words] of Object.entries(FUNCTION_WORDS))
  for (const word of words.split(' ')) if (!CLASS_OF.has(word)) CLASS_OF.set(word, name);

const FURTHEST_COPY = 8;
const FURTHEST_FORM = 6;
const FURTHEST_SPAN = 5;
const LONGEST_SPAN = 4;
/** Nearest first: what stands further away is rarely the same attempt. */
const FURTHEST_BEGINNING = 4;

/**
 * What speaks for and against each word of a sentence having been given up: the same word again, another form of it, its
 * beginning, a word of its kind, where that stands, and which kinds of words meet. Names of cues, one list for each word.
 */
export function cuesOf(said: readonly SaidWord[]): readonly (readonly string[])[] {
  const words = said.map(({ word }) => word.replaceAll("'", ''));
  const sentence = new Sentence(
    words,
    words.map(classOf),
    said.map(({ isHesitant }) => isHesitant),
  );
  return words.map((_, at) => [
    'any',
    ...attemptCues(sentence, at),
    ...spanCues(sentence, at),
    ...placeCues(sentence, at),
    ...wordCues(sentence, at),
  ]);
}

class Sentence {
  readonly words: readonly string[];
  readonly classes: readonly string[];
  readonly #hesitant: readonly boolean[];

  constructor(words: readonly string[], classes: readonly string[], hesitant: readonly boolean[]) {
    this.words = words;
    this.classes = classes;
    this.#hesitant = hesitant;
  }

  classAt(at: number): string {
    return this.classes[at] ?? (at < 0 ? 'begin' : 'end');
  }

  isFunction(at: number): boolean {
    return CLASS_OF.has(this.words[at] ?? '');
  }

  /** `~` for a hesitation before a word, `-` for none. */
  before(at: number): string {
    return this.#hesitant[at] === true ? '~' : '-';
  }

  between(from: number, to: number): string {
    return this.#hesitant.slice(from + 1, to + 1).includes(true) ? '~' : '-';
  }

  joined(from: number, to: number): string {
    return this.classes.slice(from + 1, to).includes('conjunction') ? '&' : '-';
  }
}

/** What is said again further on. */
function attemptCues(sentence: Sentence, at: number): readonly string[] {
  const { words } = sentence;
  const word = words[at] ?? '';
  const kind = sentence.classAt(at);
  const cues: string[] = [];
  let nearest = '';
  for (let by = 1; by <= FURTHEST_COPY && at + by < words.length; by += 1) {
    const other = words[at + by] ?? '';
    const gap = sentence.between(at, at + by);
    if (word === other) {
      const length = copyLength(words, at, by);
      const of = sentence.isFunction(at) ? kind : 'content';
      cues.push(`copy${by}`, `copy${by}${gap}`, `copy${by}x${length}${gap}`);
      cues.push(`copy${by} ${of}${gap}`, `copy${by}${sentence.joined(at, at + by)}`);
      if (by === 2 && sentence.isFunction(at + 1)) cues.push(`around ${words[at + 1]} ${of}`);
      nearest ||= `copy${by}`;
    } else if (by <= FURTHEST_FORM && sameWord(word, other)) {
      cues.push(`form${by}`, `form${by}${gap}`);
      nearest ||= `form${by}`;
    } else if (by <= FURTHEST_BEGINNING && other.startsWith(word)) {
      cues.push(`begun${by}`, `begun${by}x${Math.min(4, word.length)}${gap}`, `begun${by} ${kind}`);
      nearest ||= `begun${by}`;
    } else if (by <= FURTHEST_SPAN && kind === sentence.classAt(at + by)) {
      cues.push(`kind${by} ${kind}${gap}`);
    } else if (by <= 3 && word.length > 1 && other.startsWith(word.slice(0, 2))) {
      cues.push(`alike${by}${gap}`);
    }
  }
  cues.push(`next${sentence.before(at + 1)}${nearest}`);
  for (let by = 1; by <= 4 && at - by >= 0; by += 1)
    if (words[at - by] === word) cues.push(`again${by}${sentence.between(at - by, at)}`);
  return cues;
}

function copyLength(words: readonly string[], at: number, by: number): number {
  let length = 1;
  while (
    length < LONGEST_SPAN &&
    length < by &&
    at + by + length < words.length &&
    words[at + length] === words[at + by + length]
  )
    length += 1;
  return length;
}

/** It stands between a word and the same word, or one of its kind, again. */
function spanCues(sentence: Sentence, at: number): readonly string[] {
  const { words } = sentence;
  const cues: string[] = [];
  for (let back = 1; back <= LONGEST_SPAN && at - back >= 0; back += 1) {
    const kind = sentence.classAt(at - back);
    const isFunction = sentence.isFunction(at - back);
    for (let by = 1; by <= FURTHEST_SPAN && at + by < words.length; by += 1) {
      const gap = sentence.between(at, at + by);
      const span = `${back}-${by}`;
      if (words[at - back] === words[at + by])
        cues.push(
          `span${span}${gap}`,
          `span${span}${sentence.joined(at - back, at + by)}`,
          `span${span} ${isFunction ? kind : 'content'}`,
        );
      else if (by <= 3 && back <= 3 && isFunction && kind === sentence.classAt(at + by))
        cues.push(`kindspan${span}${gap}${kind}`);
    }
  }
  return cues;
}

/** Which kinds of words meet here, and where the speaker hesitated. */
function placeCues(sentence: Sentence, at: number): readonly string[] {
  const kind = (by: number) => sentence.classAt(at + by);
  const gap = (by: number) => sentence.before(at + by);
  const left = Math.min(3, sentence.words.length - 1 - at);
  const pair = `${kind(0)} ${kind(1)}`;
  const before = `${kind(-1)} ${kind(0)}`;
  return [
    kind(0),
    `to ${pair}`,
    `to ${pair}${gap(1)}`,
    `from ${before}`,
    `from ${before}${gap(0)}`,
    `amid ${before} ${kind(1)}`,
    `amid ${before} ${kind(1)}${gap(0)}${gap(1)}`,
    `over ${kind(0)} ${kind(2)}`,
    `without ${kind(-1)} ${kind(1)}${gap(1)}`,
    `on ${pair} ${kind(2)}${gap(1)}${gap(2)}`,
    `gaps${gap(0)}${gap(1)}${gap(2)}`,
    `gaps${gap(0)}${gap(1)}${gap(2)}${gap(3)}`,
    `left${left}`,
    `begin${Math.min(2, at)}${gap(1)}`,
  ];
}

function wordCues(sentence: Sentence, at: number): readonly string[] {
  const { words, classes } = sentence;
  const word = words[at] ?? '';
  const isKnown = classes[at] !== 'unknown' && classes[at] !== 'unknown-short';
  const gap = sentence.before(at + 1);
  const length = `${isKnown ? 'known' : 'unknown'}${Math.min(5, word.length)}${gap}`;
  if (!sentence.isFunction(at)) return [length];
  const next = words[at + 1] ?? '';
  return [
    length,
    `=${word}`,
    `=${word}${gap}`,
    `=${word} ${sentence.classAt(at + 1)}`,
    `${sentence.classAt(at - 1)} =${word}`,
    ...(sentence.isFunction(at + 1) ? [`=${word} ${next}`, `=${word} ${next}${gap}`] : []),
  ];
}

function classOf(word: string): string {
  const known = CLASS_OF.get(word);
  if (known !== undefined) return known;
  if (levelOfWord(word) === undefined) return word.length <= 3 ? 'unknown-short' : 'unknown';
  const ending = /(?:ing|ed|ly|s)$/u.exec(word)?.[0];
  return ending === undefined ? 'word' : `-${ending}`;
}
