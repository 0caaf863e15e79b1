import { describe, expect, it } from 'vitest';
import { chooseWindow } from './choose-window.ts';

const at = (path: string, focused = false) => ({ url: `https://oz.example${path}`, focused });

describe('chooseWindow', () => {
  it('leads the window she looks at', () => {
    const [home, books] = [at('/ja'), at('/ja/verbal_composition/books', true)];
    expect(chooseWindow([home, books])).toEqual({ window: books, isLed: true });
  });

  it.each([
    '/ja/review/daily',
    '/ja/verbal_composition/lessons/one',
    '/ko/one_min_speech/materials/one',
  ])('only shows a window where she answers or speaks: %s', (path) => {
    const speaking = at(path, true);
    expect(chooseWindow([speaking])).toEqual({ window: speaking, isLed: false });
  });

  it('leads another window where she speaks in one', () => {
    const [speaking, home] = [at('/ja/review/daily', true), at('/ja')];
    expect(chooseWindow([speaking, home])).toEqual({ window: home, isLed: true });
  });

  it('knows none where none is open', () => {
    expect(chooseWindow([])).toBeUndefined();
  });
});
