import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const draw = (open: boolean) =>
  flushSync(() =>
    root.render(
      createElement(
        Dialog,
        { open, title: 'How to practise', closeLabel: 'Close', onClose: () => {}, actions: 'Done' },
        'Many choices',
      ),
    ),
  );
const dialog = () => place.querySelector('dialog');

it('is there with its title at once, and has the focus; unseen until all of it is there', async () => {
  draw(false);
  draw(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
  draw(false);
  draw(true);
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent).toBe('How to practise');
  expect(getComputedStyle(dialog() ?? place).opacity).toBe('0');
  await vi.waitFor(() => expect(dialog()?.textContent).toBe('How to practiseMany choicesDone'));
  await vi.waitFor(() => expect(getComputedStyle(dialog() ?? place).opacity).toBe('1'));
});

it('is empty as soon as it is closed', async () => {
  draw(true);
  expect(dialog()?.textContent).toBe('How to practiseMany choicesDone');
  draw(false);
  expect(dialog()?.open).toBe(false);
  expect(dialog()?.textContent).toBe('');
});
