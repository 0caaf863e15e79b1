import type { Translated } from '../texts.ts';

export const onboarding = {
  title: 'Before you start',
  seconds: 'This takes about 30 seconds',
  progress: 'Questions answered',
  number: '{{number}} / {{total}}',
  several: 'Choose as many as you like',
  next: 'Next',
  finish: 'Show my lesson',
  previous: 'Previous question',
  skip: 'Skip',
  sending: 'Choosing a lesson for you',
  recommendedTitle: 'Here is your first lesson',
  recommended: 'Recommended for you',
  goal_one: 'about {{count}} minute',
  goal_other: 'about {{count}} minutes',
  begin: 'Begin',
  goHome: 'Go home',
  goOn: 'Go on',
  noLesson: 'You are all set',
  noLessonDescription: 'Choose any lesson you like from home.',
} satisfies Translated<'onboarding'>;
