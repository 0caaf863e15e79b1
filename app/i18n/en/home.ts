import type { Translated } from '../texts.ts';

export const home = {
  title: 'Home',
  hello: 'Welcome back',
  invitation: 'A little English out loud, today too.',
  welcome: 'Hello',
  welcomeInvitation: 'See a Japanese sentence, and say it in English right away.',
  account: 'Account',
  continueTitle: 'Your next lesson',
  continue: 'Continue',
  start: 'Start',
  allLearned: 'You have finished every lesson',
  allLearnedHint: 'Say them once more and the words will come even faster.',
  toBooks: 'Choose a lesson',
  allRecords: 'See all',
  goal_one: 'Goal for a day: {{minutes}} min, about {{count}} lesson',
  goal_other: 'Goal for a day: {{minutes}} min, about {{count}} lessons',
  records: 'Latest records',
  stepsTitle: 'How a lesson goes',
  step: {
    meet: 'See or hear a Japanese sentence',
    say: 'Say it in English right away',
    learn: 'See how it was, and how to say it',
  },
  unfinished: 'Not finished',
  offer: {
    account: {
      title: 'Save your progress',
      text: 'Make an account, and your records are there on every device.',
      action: 'Make an account',
    },
    survey: {
      title: 'Which lesson suits you?',
      text: 'Answer a few questions, about 30 seconds, and we will recommend your first lesson.',
      action: 'Answer',
    },
  },
} satisfies Translated<'home'>;
