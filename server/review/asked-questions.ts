import { OWN_QUESTIONS } from '../../core/domain/recall/own-questions.ts';
import type { Question } from '../content/book-file.ts';
import type { Library, StoredQuestion } from '../library/library.ts';
import type { OwnQuestion, OwnQuestions } from '../monologues/own-questions.ts';

/** What a learner can be asked: the questions of the books, and those she made of her own mistakes. */
export class AskedQuestions {
  readonly #library: Pick<Library, 'questions'>;
  readonly #own: Pick<OwnQuestions, 'ofIds'>;

  constructor(library: Pick<Library, 'questions'>, own: Pick<OwnQuestions, 'ofIds'>) {
    this.#library = library;
    this.#own = own;
  }

  async one(learnerId: string, id: string): Promise<StoredQuestion | undefined> {
    return (await this.all(learnerId, [id]))[0];
  }

  /** One that she made of a mistake. */
  async own(learnerId: string, id: string): Promise<Question | undefined> {
    const [own] = await this.#own.ofIds(learnerId, [id]);
    return own && asQuestion(own);
  }

  /** In no order; what is not there is left out. */
  async all(learnerId: string, ids: readonly string[]): Promise<readonly StoredQuestion[]> {
    const ofBooks = await this.#library.questions(ids);
    if (ofBooks.length === ids.length) return ofBooks;
    const own = await this.#own.ofIds(learnerId, ids);
    return [
      ...ofBooks,
      ...own.map((one) => ({ lessonId: OWN_QUESTIONS, question: asQuestion(one) })),
    ];
  }
}

/** As an author would write it. Its level is not known, and is shown nowhere in a review. */
const asQuestion = ({ id, meant, said, answer, note, topics }: OwnQuestion): Question => ({
  id,
  prompt: meant ?? `正しく言い直しましょう：${said}`,
  answers: [answer],
  wordings: [],
  note,
  tags: [...topics],
  level: 'A2',
  wrong: [said],
});
