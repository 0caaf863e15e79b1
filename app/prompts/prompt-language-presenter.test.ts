import { expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { PromptLanguagePresenter } from './prompt-language-presenter.ts';

it('is Japanese until she chooses, and what she chose when she comes again', () => {
  const preferences = new MemoryPreferences();
  const view = new PromptLanguagePresenter(preferences);
  expect([view.chosen, view.language]).toEqual([undefined, 'ja']);

  view.choose('ko');
  expect([view.chosen, view.language]).toEqual(['ko', 'ko']);
  expect(new PromptLanguagePresenter(preferences).language).toBe('ko');
});

it('is Japanese where something else was kept', () => {
  const preferences = new MemoryPreferences();
  preferences.write('promptLanguage', 'fr');
  expect(new PromptLanguagePresenter(preferences).chosen).toBeUndefined();
});
