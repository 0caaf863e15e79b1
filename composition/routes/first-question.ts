import { BOOKS, HOME } from '../../core/navigation/paths.ts';

/** What a screen asks of the backend as soon as it is drawn. */
export type FirstQuestion =
  | { readonly of: 'home' | 'books' }
  | { readonly of: 'book' | 'lesson'; readonly id: string };

/** Nothing where the screen at this path asks nothing, or may ask once it is drawn. */
export function firstQuestionAt(path: string): FirstQuestion | undefined {
  if (path === HOME) return { of: 'home' };
  if (path === BOOKS) return { of: 'books' };
  // An id that is written in any other way is asked for when its screen is drawn.
  const [, kind, id] = /^\/verbal_composition\/(book|lesson)s\/([\w-]+)$/u.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { of: kind === 'book' ? 'book' : 'lesson', id };
}
