import type { Question } from '../content/book-file.ts';
import type { Monologues } from './monologues.ts';

/** Of a sentence of a correction; the question that it may become has another, and may have another answer. */
export const sentenceId = (monologueId: string, sentence: number): string =>
  `sentence-${monologueId}-${sentence}`;

const SENTENCE_ID = /^sentence-(?<monologueId>[\w-]{36})-(?<sentence>\d{1,4})$/u;

/** The sentences of her corrections, each as a question to which the corrected sentence is the answer. */
export class CorrectedSentences {
  readonly #monologues: Pick<Monologues, 'ofId'>;

  constructor(monologues: Pick<Monologues, 'ofId'>) {
    this.#monologues = monologues;
  }

  async question(learnerId: string, id: string): Promise<Question | undefined> {
    const { monologueId, sentence: place } = SENTENCE_ID.exec(id)?.groups ?? {};
    if (monologueId === undefined) return undefined;
    const monologue = await this.#monologues.ofId(learnerId, monologueId);
    const sentence = monologue?.correction?.sentences[Number(place)];
    if (!sentence) return undefined;
    const { said, corrected, findings } = sentence;
    const [first] = findings;
    return {
      id,
      prompt: said,
      answers: [corrected],
      wordings: [],
      note: first?.why ?? { ja: '', en: '', ko: '' },
      tags: [],
      level: 'A2',
      wrong: said === corrected ? [] : [said],
    };
  }
}
