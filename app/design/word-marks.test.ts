import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WordMarksLegend, type MarkedWord } from './word-marks.tsx';

const NAMES = { missing: 'missing', extra: 'extra', replaced: 'replaced' };

const explained = (...words: readonly MarkedWord[]): readonly (string | undefined)[] => {
  const markup = renderToStaticMarkup(createElement(WordMarksLegend, { words, ...NAMES }));
  return [...markup.matchAll(/data-legend="(\w+)"/g)].map(([, mark]) => mark);
};

describe('the legend of the marks', () => {
  it('explains those in use, and no other', () => {
    expect(
      explained(
        { mark: 'right', expected: 'at' },
        { mark: 'extra', said: 'go' },
        { mark: 'missing', expected: 'the' },
      ),
    ).toEqual(['missing', 'extra']);
  });

  it('is not there where all is right', () => {
    expect(explained({ mark: 'right', expected: 'at' })).toEqual([]);
  });
});
