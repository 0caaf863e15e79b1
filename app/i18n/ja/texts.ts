import { account } from './account.ts';
import { books } from './books.ts';
import { campaign } from './campaign.ts';
import { finding } from './finding.ts';
import { firstTexts } from './first-texts.ts';
import { forms } from './forms.ts';
import { lessonPlayer } from './lesson-player.ts';
import { microphone } from './microphone.ts';
import { monologue } from './monologue.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { onboarding } from './onboarding.ts';
import { plan } from './plan.ts';
import { record } from './record.ts';
import { review } from './review.ts';
import { security } from './security.ts';
import { signIn } from './sign-in.ts';
import { study } from './study.ts';
import { takes } from './takes.ts';
import { teacher } from './teacher.ts';

/** Every text there is; the app itself never imports them all at once. */
export const texts = {
  ...firstTexts,
  account,
  books,
  campaign,
  finding,
  forms,
  'lesson-player': lessonPlayer,
  microphone,
  notices,
  offline,
  onboarding,
  plan,
  record,
  review,
  security,
  'sign-in': signIn,
  monologue,
  study,
  takes,
  teacher,
};
