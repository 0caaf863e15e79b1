import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { Stepper } from './stepper.tsx';

const place = drawingPlace();

function drawn(value: number) {
  const chosen: number[] = [];
  place.draw(
    createElement(Stepper, {
      label: 'Monday',
      lessLabel: 'Less on Monday',
      moreLabel: 'More on Monday',
      steps: [0, 5, 10, 20],
      value,
      text: `${value} minutes`,
      onValue: (next) => chosen.push(next),
    }),
  );
  const press = (label: string) =>
    place.element.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  return { chosen, press, text: place.element.querySelector('output')?.textContent };
}

it('goes one step up or down, also from between two steps', () => {
  const { chosen, press, text } = drawn(7);
  press('Less on Monday');
  press('More on Monday');
  expect(chosen).toEqual([5, 10]);
  expect(text).toBe('7 minutes');
});

it('rests at both ends', () => {
  const least = drawn(0);
  least.press('Less on Monday');
  const most = drawn(20);
  most.press('More on Monday');
  expect([...least.chosen, ...most.chosen]).toEqual([]);
});
