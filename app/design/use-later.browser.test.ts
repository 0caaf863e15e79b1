import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { useLater } from './use-later.ts';

const place = drawingPlace();

function Told({ isOn }: { readonly isOn: boolean }) {
  return `${isOn ? 'pressed' : 'let go'}, ${useLater(isOn) ? 'all of it' : 'nothing else'}`;
}
const draw = (isOn: boolean) => place.draw(createElement(Told, { isOn }));

it('lets what answers a tap be drawn first', async () => {
  draw(false);
  draw(true);
  expect(place.element.textContent).toBe('pressed, nothing else');
  await vi.waitFor(() => expect(place.element.textContent).toBe('pressed, all of it'));
});

it('is over at once', async () => {
  draw(false);
  draw(true);
  await vi.waitFor(() => expect(place.element.textContent).toBe('pressed, all of it'));
  draw(false);
  expect(place.element.textContent).toBe('let go, nothing else');
});

it('keeps nothing waiting that is there from the beginning', () => {
  draw(true);
  expect(place.element.textContent).toBe('pressed, all of it');
});
