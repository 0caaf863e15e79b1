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
  goal_one: 'Goal for a day: {{minutes}} min, about {{count}} lesson',
  goal_other: 'Goal for a day: {{minutes}} min, about {{count}} lessons',
  begin: 'Begin',
  goHome: 'Go home',
  goOn: 'Go on',
  noLesson: 'You are all set',
  noLessonDescription: 'Choose any lesson you like from home.',
} satisfies Translated<'onboarding'>;
