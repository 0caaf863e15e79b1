import { expect, it } from 'vitest';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { AnswerKeysPresenter } from './answer-keys-presenter.ts';

it('keys work until she turns them off, on this device from then on', () => {
  const preferences = new MemoryPreferences();
  const keys = new AnswerKeysPresenter(preferences);
  expect(keys.isOn).toBe(true);
  keys.turn(false);
  expect(keys.isOn).toBe(false);
  expect(new AnswerKeysPresenter(preferences).isOn).toBe(false);
  keys.turn(true);
  expect(new AnswerKeysPresenter(preferences).isOn).toBe(true);
});
