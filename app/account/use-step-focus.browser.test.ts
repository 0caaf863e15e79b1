import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawingPlace } from '../design/drawing-place.fixture.ts';
import { useStepFocus } from './use-step-focus.ts';

const place = drawingPlace();

function Place({ step }: { readonly step: string }) {
  const ref = useStepFocus(step);
  return createElement('div', { ref, tabIndex: -1 }, createElement('button', { key: step }, step));
}
const draw = (step: string) => place.draw(createElement(Place, { step }));
const focused = () => document.activeElement;

it('takes the keyboard along when the button that was pressed is gone', () => {
  draw('off');
  place.element.querySelector('button')?.focus();
  draw('setting-up');
  expect(focused()).toBe(place.element.firstElementChild);
});

it('leaves the keyboard where it is when it is first known where she stands', () => {
  draw('loading');
  draw('off');
  expect(focused()).toBe(document.body);
});

it('leaves the keyboard where it is within a step', () => {
  draw('setting-up');
  place.element.querySelector('button')?.focus();
  draw('setting-up');
  expect(focused()?.textContent).toBe('setting-up');
});
