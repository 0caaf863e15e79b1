import type { Book } from '../../core/verbal-composition/lesson.ts';

/** The tags of books that have a name in every language. */
const NAMED = [
  'beginner',
  'conversation',
  'email',
  'feelings',
  'grammar',
  'idioms',
  'leadership',
  'meetings',
  'negotiation',
  'nuance',
  'numbers',
  'opinions',
  'presentations',
  'strategy',
  'travel',
] as const;

export type NamedTag = (typeof NAMED)[number];

const isNamed = (tag: string): tag is NamedTag => NAMED.some((named) => named === tag);

/** What a book is about beside its genre. Any other tag is for the makers of books, not for learners. */
export const namedTagsOf = ({ tags }: Pick<Book, 'tags'>): readonly NamedTag[] =>
  tags.filter(isNamed);
