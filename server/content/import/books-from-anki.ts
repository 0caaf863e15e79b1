import type { Question } from '../book-schema.ts';
import type { Brought, BroughtBook, BroughtLesson, ImportProblem } from './brought.ts';
import { htmlLines } from './html-lines.ts';
import { readAnki, type AnkiNote } from './read-anki.ts';
import {
  idFor,
  plainEnglish,
  USUAL_DESCRIPTION,
  USUAL_LEVEL,
  USUAL_NOTE,
  USUAL_TAG,
  usualMinutes,
} from './usual-values.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const QUESTIONS_IN_A_LESSON = 10;
const MOST_ANSWERS = 6;

/**
 * An Anki deck: each deck in it is a book with lessons of ten. Of the first two fields the Japanese one is the prompt,
 * whichever side it is on; each line of the other is an answer. A note keeps its id.
 */
export async function booksFromAnki(name: string, apkg: Uint8Array): Promise<Brought> {
  let notes: readonly AnkiNote[];
  try {
    notes = await readAnki(apkg);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { books: [], problems: [{ place: name, kind: 'not-readable', detail }] };
  }
  const problems: ImportProblem[] = [];
  const ofDeck = Map.groupBy(notes, ({ deck }) => (deck === '' ? name : deck));
  const books = [...ofDeck].map(([deck, own]) => bookOf(name, deck, own, problems));
  return { books, problems };
}

function bookOf(
  place: string,
  deck: string,
  notes: readonly AnkiNote[],
  problems: ImportProblem[],
): BroughtBook {
  const id = idFor('book', 'anki', deck);
  const questions = notes.map((note) => ({
    place: `${place} note ${note.id}`,
    question: questionOf(note, `${place} note ${note.id}`, problems),
  }));
  const title = deck.replaceAll('::', '・');
  const lessons = Array.from(
    { length: Math.ceil(questions.length / QUESTIONS_IN_A_LESSON) },
    (_, at): BroughtLesson => {
      const own = questions.slice(at * QUESTIONS_IN_A_LESSON, (at + 1) * QUESTIONS_IN_A_LESSON);
      const named = `${title} ${at + 1}`;
      return {
        id: `${id}-${at + 1}`,
        title: { ja: named, en: named, ko: named },
        minutes: usualMinutes(own.length),
        easy: true,
        questions: own,
      };
    },
  );
  return {
    place,
    id,
    title: { ja: title, en: title, ko: title },
    description: USUAL_DESCRIPTION,
    genre: 'everyday',
    level: USUAL_LEVEL,
    tags: [USUAL_TAG],
    lessons,
  };
}

function questionOf(note: AnkiNote, place: string, problems: ImportProblem[]): Question {
  const [front = [], back = []] = note.fields.slice(0, 2).map(htmlLines);
  const isFront = JAPANESE.test(front.join(''));
  const prompt = (isFront ? front : back).join(' ');
  const english = (isFront ? back : front).map(plainEnglish);
  for (const text of english.slice(MOST_ANSWERS))
    problems.push({ place, kind: 'not-as-described', detail: `more than six answers: ${text}` });
  return {
    id: `anki-${note.id}`,
    prompt: JAPANESE.test(prompt) ? prompt : front.join(' '),
    answers: english.slice(0, MOST_ANSWERS),
    wordings: [],
    note: USUAL_NOTE,
    tags: tagsOf(note.tags),
    level: USUAL_LEVEL,
    wrong: [],
  };
}

function tagsOf(tags: readonly string[]): readonly string[] {
  const slugs = tags
    .map((tag) =>
      tag
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/gu, '-')
        .replaceAll(/^-|-$/gu, ''),
    )
    .filter((tag) => tag !== '');
  return slugs.length === 0 ? [USUAL_TAG] : slugs;
}
