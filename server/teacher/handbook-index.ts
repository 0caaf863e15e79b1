import MiniSearch from 'minisearch';
import type { HandbookTopic } from '../content/handbook-file.ts';
import { isPair, quotedTerms, termsAsked, termsOf } from './text-terms.ts';

export interface FoundTopic {
  readonly topic: HandbookTopic;
  /** 0 to 1: how much of what was asked this topic is about. */
  readonly fit: number;
}

/** Below this a topic only shares some words with the question. */
export const GOOD_FIT = 0.45;

const BOOST = { phrases: 5, keywords: 3, title: 3, rule: 1, contrast: 1, examples: 0.4 };
const QUOTED_BOOST = 3;

/** Finds the topics of the handbook that a question is about, in any language of the interface. */
export class HandbookIndex {
  readonly #topics: ReadonlyMap<string, HandbookTopic>;
  readonly #phrases: readonly string[];
  readonly #index: MiniSearch;

  constructor(topics: readonly HandbookTopic[]) {
    this.#topics = new Map(topics.map((topic) => [topic.id, topic]));
    this.#phrases = [...new Set(topics.flatMap(phrasesOf))];
    this.#index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: (text, field) =>
        field === 'phrases' ? text.split('\n').map(asTerm) : [...termsOf(text)],
      processTerm: (term) => term,
    });
    this.#index.addAll(
      topics.map((topic) => ({
        id: topic.id,
        phrases: phrasesOf(topic).join('\n'),
        title: Object.values(topic.title).join('\n'),
        keywords: [topic.id.replaceAll('-', ' '), ...keywordsOf(topic)].join('\n'),
        rule: Object.values(topic.rule).join('\n'),
        contrast: Object.values(topic.contrast).join('\n'),
        examples: topic.examples.flatMap(({ ja, en }) => [ja, en]).join('\n'),
      })),
    );
  }

  ofId(id: string): HandbookTopic | undefined {
    return this.#topics.get(id);
  }

  /** The best first, and none whose fit is not good. */
  search(question: string, most = 3): readonly FoundTopic[] {
    const asked = termsAsked(question);
    if (asked.length === 0) return [];
    const quoted = quotedTerms(question);
    const phrases = this.#phrasesIn(question, asked).map(asTerm);
    const found = this.#index.search(asked.join(' '), {
      boost: BOOST,
      boostTerm: (term) => (quoted.includes(term) ? QUOTED_BOOST : 1),
      tokenize: () => [...asked, ...phrases],
      prefix: (term) => /^[a-z]{5,}$/u.test(term),
      fuzzy: (term) => (/^[a-z]{6,}$/u.test(term) ? 1 : false),
    });
    return found
      .filter(({ match }) => Object.values(match).some(isAbout))
      .flatMap(({ id, score, queryTerms }): readonly FoundTopic[] => {
        const topic = this.#topics.get(String(id));
        return topic ? [{ topic, fit: fitOf(score, asked, queryTerms) }] : [];
      })
      .filter(({ fit }) => fit >= GOOD_FIT)
      .slice(0, most);
  }

  /** Whole keywords inside a question tell more than their words do. */
  #phrasesIn(question: string, asked: readonly string[]): readonly string[] {
    const text = ` ${question
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `;
    return this.#phrases.filter((phrase) => {
      if (!/^[a-z' -]+$/u.test(phrase)) return text.includes(phrase);
      const words = phrase.split(' ');
      const isWhole = new RegExp(`(?<![a-z])${phrase}(?![a-z])`, 'u').test(text);
      return isWhole && words.some((word) => asked.includes(word));
    });
  }
}

const keywordsOf = ({ keywords }: HandbookTopic): readonly string[] =>
  Object.values(keywords)
    .flat()
    .map((word) => word.toLowerCase());

/** Short kana stand inside of other words. */
const phrasesOf = (topic: HandbookTopic): readonly string[] =>
  keywordsOf(topic).filter(
    (word) => !/^\p{Script=Hiragana}+$/u.test(word) && !/^[^\x20-\x7e]$/u.test(word),
  );

const asTerm = (phrase: string): string => `=${phrase}`;

/** What only occurs in an explanation is not what it is about. */
const isAbout = (fields: readonly string[]): boolean =>
  ['phrases', 'keywords', 'title'].some((field) => fields.includes(field));

/** A score grows with every term that is found, however many are not. */
function fitOf(score: number, asked: readonly string[], found: readonly string[]): number {
  const words = asked.filter((term) => !isPair(term, asked));
  const share = words.filter((word) => found.includes(word)).length / Math.max(1, words.length);
  return (1 - Math.exp(-score / (30 * Math.sqrt(asked.length)))) * Math.sqrt(share);
}
