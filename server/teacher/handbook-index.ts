import MiniSearch from 'minisearch';
import type { HandbookTopic } from '../content/handbook-file.ts';
import { isPair, termsAsked, termsOf } from './text-terms.ts';

export interface FoundTopic {
  readonly topic: HandbookTopic;
  /** 0 to 1: how much of what was asked this topic is about. */
  readonly fit: number;
}

/** Below this a topic only shares some words with the question. */
export const GOOD_FIT = 0.45;

const BOOST = { keywords: 4, title: 3, rule: 1, contrast: 1, examples: 0.4 };

/** Finds the topics of the handbook that a question is about, in any language of the interface. */
export class HandbookIndex {
  readonly #topics: ReadonlyMap<string, HandbookTopic>;
  readonly #index: MiniSearch;

  constructor(topics: readonly HandbookTopic[]) {
    this.#topics = new Map(topics.map((topic) => [topic.id, topic]));
    this.#index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: (text) => [...termsOf(text)],
      processTerm: (term) => term,
    });
    this.#index.addAll(
      topics.map((topic) => ({
        id: topic.id,
        title: Object.values(topic.title).join('\n'),
        keywords: [topic.id.replaceAll('-', ' '), ...Object.values(topic.keywords).flat()].join(
          '\n',
        ),
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
    const found = this.#index.search(asked.join(' '), {
      boost: BOOST,
      tokenize: () => [...asked],
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
}

/** What only occurs in an explanation is not what it is about. */
const isAbout = (fields: readonly string[]): boolean =>
  fields.includes('keywords') || fields.includes('title');

/** A score grows with every term that is found, however many are not. */
function fitOf(score: number, asked: readonly string[], found: readonly string[]): number {
  const words = asked.filter((term) => !isPair(term, asked));
  const share = words.filter((word) => found.includes(word)).length / Math.max(1, words.length);
  return (1 - Math.exp(-score / (14 * Math.sqrt(asked.length)))) * Math.sqrt(share);
}
