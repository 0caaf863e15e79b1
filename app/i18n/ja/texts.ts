import { account } from './account.ts';
import { books } from './books.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { lessonPlayer } from './lesson-player.ts';
import { record } from './record.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { speak } from './speak.ts';

export const texts = {
  account,
  books,
  common,
  errors,
  home,
  'lesson-player': lessonPlayer,
  record,
  shell,
  'sign-in': signIn,
  speak,
};
