import { bookmarks } from './bookmarks.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import type { FirstTexts } from '../texts.ts';

export const firstTexts: FirstTexts = { bookmarks, common, errors, home, shell };
