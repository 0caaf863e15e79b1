import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLater } from './use-later.ts';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => root.unmount());

function Told({ isOn }: { readonly isOn: boolean }) {
  return `${isOn ? 'pressed' : 'let go'}, ${useLater(isOn) ? 'all of it' : 'nothing else'}`;
}
const draw = (isOn: boolean) => flushSync(() => root.render(createElement(Told, { isOn })));

it('lets what answers a tap be drawn first', async () => {
  draw(false);
  draw(true);
  expect(place.textContent).toBe('pressed, nothing else');
  await vi.waitFor(() => expect(place.textContent).toBe('pressed, all of it'));
});

it('is over at once', async () => {
  draw(false);
  draw(true);
  await vi.waitFor(() => expect(place.textContent).toBe('pressed, all of it'));
  draw(false);
  expect(place.textContent).toBe('let go, nothing else');
});

it('keeps nothing waiting that is there from the beginning', () => {
  draw(true);
  expect(place.textContent).toBe('pressed, all of it');
});
