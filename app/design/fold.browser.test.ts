import { createElement } from 'react';
import './scale.css';
import { expect, it } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { Fold } from './fold.tsx';

const place = drawingPlace();

it('leaves below its words, at the end of a card, what the card leaves', () => {
  const fold = { label: createElement('span', null, 'Other ways'), children: 'Could we …' };
  place.draw(
    createElement(
      'div',
      { style: { padding: '20px', lineHeight: 1.7 } },
      createElement(Fold, fold),
    ),
  );
  const words = place.element.querySelector('span')?.parentElement?.getBoundingClientRect();
  const card = place.element.firstElementChild?.getBoundingClientRect();
  const line = 14 * 1.7;
  const spare = ((words?.height ?? 0) - line) / 2;
  expect((card?.bottom ?? 0) - (words?.bottom ?? 0) + spare).toBeCloseTo(20, 0);
});
