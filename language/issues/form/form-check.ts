import type { LinkParser } from '../../link-grammar/parser.ts';
import { Work } from '../../link-grammar/work.ts';
import { spokenReadings } from './spoken-readings.ts';

/** What it costs to link a sentence up; Infinity where it does not link up, undefined where that cannot be told. */
export type Form = number | undefined;

/** "Not really." and "Me too." are no sentences, and right. */
const FEWEST_WORDS = 3;

/** Asks of many sentences whether they link up, until the work for all of them is done. */
export class FormCheck {
  readonly #grammar: Pick<LinkParser, 'parse'>;
  readonly #work: Work;
  readonly #known = new Map<string, Form>();

  constructor(grammar: Pick<LinkParser, 'parse'>, mostWork: number) {
    this.#grammar = grammar;
    this.#work = new Work(mostWork);
  }

  formOf(sentence: string): Form {
    if (sentence.split(' ').length < FEWEST_WORDS) return undefined;
    if (this.#known.has(sentence)) return this.#known.get(sentence);
    const form = this.#readForm(sentence);
    this.#known.set(sentence, form);
    return form;
  }

  #readForm(sentence: string): Form {
    let form: Form = Infinity;
    for (const reading of spokenReadings(sentence)) {
      const parse = this.#grammar.parse(reading, this.#work);
      if (parse.kind === 'linked') return parse.linkage.cost;
      if (parse.kind === 'unfinished') form = undefined;
    }
    return form;
  }
}
