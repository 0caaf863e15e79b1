import { bookmarks } from './bookmarks.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';

/** What the first screen may have to say; all other texts come with their screens. */
export const firstTexts = { bookmarks, common, errors, home, shell };
