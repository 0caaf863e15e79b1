import { isAccepted, isToldApart } from '../acceptance.ts';
import { spokenForm } from '../../../language/normalise/spoken-form.ts';
import type { Book, Lesson, Question } from '../book-schema.ts';
import { isKorean } from '../check-wording.ts';
import type {
  Brought,
  BroughtBook,
  BroughtQuestion,
  ImportProblem,
  ImportProblemKind,
} from './brought.ts';

export interface TakenBooks {
  readonly books: readonly Book[];
  readonly problems: readonly ImportProblem[];
}

/**
 * What can be taught of what an operator brought, beside the books that stay. What cannot is named, one by one, and nothing
 * else is lost with it.
 */
export function takeBooks(brought: Brought, staying: readonly Book[]): TakenBooks {
  const taker = new Taker(staying);
  const books = brought.books.flatMap((book) => taker.take(book));
  return { books, problems: [...brought.problems, ...taker.problems] };
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PLAIN = /^[\x20-\x7e]+$/u;

class Taker {
  readonly problems: ImportProblem[] = [];
  readonly #books: Set<string>;
  readonly #lessons: Set<string>;
  readonly #questions: Set<string>;
  readonly #prompts: Set<string>;

  constructor(staying: readonly Book[]) {
    const lessons = staying.flatMap((book) => book.lessons);
    const questions = lessons.flatMap((lesson) => lesson.questions);
    this.#books = new Set(staying.map(({ id }) => id));
    this.#lessons = new Set(lessons.map(({ id }) => id));
    this.#questions = new Set(questions.map(({ id }) => id));
    this.#prompts = new Set(questions.map(({ prompt }) => prompt));
  }

  take({ place, ...book }: BroughtBook): readonly Book[] {
    if (this.#isTaken(this.#books, book.id, place)) return [];
    const lessons = book.lessons.flatMap((lesson): readonly Lesson[] => {
      if (this.#isTaken(this.#lessons, lesson.id, place)) return [];
      const questions = lesson.questions.flatMap((one) => this.#question(one));
      return questions.length === 0 ? [] : [{ ...lesson, questions }];
    });
    if (lessons.length > 0) return [{ ...book, lessons }];
    this.#refuse(place, 'nothing-left', book.title.ja);
    return [];
  }

  #question({ place, question }: BroughtQuestion): readonly Question[] {
    const { id, prompt } = question;
    if (!JAPANESE.test(prompt)) return this.#refuse(place, 'no-japanese', prompt);
    if (this.#questions.has(id)) return this.#refuse(place, 'duplicate-id', id);
    if (this.#prompts.has(prompt)) return this.#refuse(place, 'duplicate-prompt', prompt);
    const answers = this.#answers(place, question);
    if (answers.length === 0) return this.#refuse(place, 'no-answer', prompt);
    const accepted = { answers, wordings: question.wordings };
    const wrong = question.wrong.filter(
      (text) =>
        isToldApart(text, accepted) ||
        this.#refuse(place, 'wrong-variant-accepted', text).length > 0,
    );
    this.#questions.add(id);
    this.#prompts.add(prompt);
    const { prompt_ko: korean, ...rest } = question;
    const isReadable = korean !== undefined && isKorean(korean);
    if (korean !== undefined && !isReadable) this.#refuse(place, 'no-korean', korean);
    return [{ ...rest, ...(isReadable && { prompt_ko: korean }), answers, wrong }];
  }

  /** The answers that our judge can hear, each a wording of its own. */
  #answers(place: string, { answers }: Question): readonly string[] {
    const taken = new Map<string, string>();
    for (const text of answers) {
      const spoken = spokenForm(text);
      if (!PLAIN.test(text)) this.#refuse(place, 'not-plain-english', text);
      else if (!isAccepted(text, [text])) this.#refuse(place, 'answer-not-accepted', text);
      else if (taken.has(spoken)) this.#refuse(place, 'same-answer-twice', text);
      else taken.set(spoken, text);
    }
    return [...taken.values()];
  }

  #isTaken(ids: Set<string>, id: string, place: string): boolean {
    if (ids.has(id)) {
      this.#refuse(place, 'duplicate-id', id);
      return true;
    }
    ids.add(id);
    return false;
  }

  #refuse(place: string, kind: ImportProblemKind, detail: string): readonly never[] {
    this.problems.push({ place, kind, detail });
    return [];
  }
}
