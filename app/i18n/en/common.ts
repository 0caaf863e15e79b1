import type { Translated } from '../texts.ts';

export const common = {
  loading: 'Loading',
  back: 'Back',
  goHome: 'Back to home',
  reload: 'Reload',
  seePlans: 'See the plans',
  logIn: 'Log in',
  language: 'Display language',
  tabs: 'Main menu',
  tab: { home: 'Home', compose: 'Say it in English', speak: 'One-minute talk' },
  genre: { everyday: 'Everyday', business: 'Business' },
  progress: { unlearned: 'Not started', learning: 'Learning', learned: 'Learned' },
  level: 'English level {{level}}',
  lessonFacts_one: '{{count}} question · about {{minutes}} min',
  lessonFacts_other: '{{count}} questions · about {{minutes}} min',
  score: '{{right}} of {{total}} right',
  languageName: { ja: '日本語', en: 'English', ko: '한국어' },
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Could not copy',
} satisfies Translated<'common'>;
