import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { drawingPlace } from './drawing-place.fixture.ts';

const place = drawingPlace();

const draw = (open: boolean, onClose = () => {}) =>
  place.draw(
    createElement(
      Dialog,
      { open, title: 'How to practise', closeLabel: 'Close', onClose, actions: 'Done' },
      'Many choices',
    ),
  );
const dialog = () => place.element.querySelector('dialog');

it('answers a press with the scrim, then is there whole, and has the focus', async () => {
  draw(false);
  draw(true);
  expect(dialog()?.open).toBe(false);
  expect(place.element.firstElementChild).not.toBe(dialog());
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent).toBe('How to practiseMany choicesDone');
  expect(place.element.firstElementChild).toBe(dialog());
});

it('is closed by Escape also before it is there', () => {
  let closed = 0;
  const close = () => void (closed += 1);
  draw(false, close);
  draw(true, close);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(closed).toBe(1);
});

it('is unseen and empty as soon as it is closed, and gives the focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  draw(true);
  expect(dialog()?.checkVisibility()).toBe(true);
  draw(false);
  expect(dialog()?.checkVisibility()).toBe(false);
  expect(dialog()?.textContent).toBe('');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  expect(dialog()?.open).toBe(false);
  opener.remove();
});

it('keeps its buttons in sight, however long it is', async () => {
  const long = Array.from({ length: 200 }, () => 'Many choices').join(' ');
  place.draw(
    createElement(
      Dialog,
      {
        open: true,
        title: 'How to practise',
        closeLabel: 'Close',
        onClose: () => {},
        actions: createElement('button', { id: 'done' }, 'Done'),
      },
      createElement('p', { style: { fontSize: '3rem' } }, long),
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('#done')).not.toBeNull());
  const done = document.querySelector('#done')?.getBoundingClientRect();
  expect(done?.bottom).toBeLessThanOrEqual(innerHeight);
});
