import { parse } from 'yaml';
import { GOOD_BOOK } from '../../server/content/good-book.fixture.ts';

/** A book of one lesson and two questions, as an operator would send it; nothing in it is asked in any other. */
export const smallBook = (id: string): unknown => parse(named(id));

/** What can be wrong with a book, as scenarios call it, done to one of this id that comes with another. */
const MISTAKES: Readonly<Record<string, (id: string, other: string) => string>> = {
  'an answer missing': (id) => named(id).replace(/answers: \[.*\]/, 'answers: []'),
  'a prompt of the other': (id, other) =>
    named(id).replace(`${id}をください`, `${other}をください`),
  'its title missing': (id) => named(id).replace(/^title:.*$/m, ''),
};

export function brokenBook(id: string, mistake: string, other: string): unknown {
  const made = MISTAKES[mistake];
  if (!made) throw new Error(`No step makes ${mistake}`);
  return parse(made(id, other));
}

const named = (id: string): string =>
  GOOD_BOOK.replaceAll('cafe', id)
    .replace('コーヒーをください。', `${id}をください。`)
    .replace('この席、', `${id}の席、`);
