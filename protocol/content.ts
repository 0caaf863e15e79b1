import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

const MOST_BOOKS = 100;

export const syncContent = endpoint({
  method: 'POST',
  path: 'v1/data/contents/verbal_composition_sync',
  summary:
    "For an operator, with the server's content token as bearer: takes books in the form of the YAML files, as JSON; a book sent again takes the place of the one with its id. Answers what was taken, and what was not and why",
  auth: 'none',
  body: v.object({
    books: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_BOOKS)),
  }),
  reply: v.object({
    taken: v.array(
      v.object({ id: v.string(), lesson_count: v.number(), question_count: v.number() }),
    ),
    not_taken: v.array(v.object({ place: v.string(), reason: v.string(), detail: v.string() })),
  }),
  refusals: ['not-found'],
});
