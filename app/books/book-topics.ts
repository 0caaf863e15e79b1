import type { Book } from '../../core/verbal-composition/lesson.ts';

/** The tags of books that have a name in every language. */
const TOPICS = [
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

export type Topic = (typeof TOPICS)[number];

const isTopic = (tag: string): tag is Topic => TOPICS.some((topic) => topic === tag);

/** What a book is about beside its genre. A tag of somebody's own is for whoever looks after books, not for learners. */
export const topicsOf = ({ tags }: Pick<Book, 'tags'>): readonly Topic[] => tags.filter(isTopic);
