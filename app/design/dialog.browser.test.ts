import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { drawingPlace } from './drawing-place.fixture.ts';

const place = drawingPlace();

const draw = (open: boolean) =>
  place.draw(
    createElement(
      Dialog,
      { open, title: 'How to practise', closeLabel: 'Close', onClose: () => {}, actions: 'Done' },
      'Many choices',
    ),
  );
const dialog = () => place.element.querySelector('dialog');

it('is there with its title at once, and has the focus; unseen until all of it is there', async () => {
  draw(false);
  draw(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog()));
  draw(false);
  draw(true);
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent).toBe('How to practise');
  expect(getComputedStyle(dialog() ?? place.element).opacity).toBe('0');
  await vi.waitFor(() => expect(dialog()?.textContent).toBe('How to practiseMany choicesDone'));
  await vi.waitFor(() => expect(getComputedStyle(dialog() ?? place.element).opacity).toBe('1'));
});

it('is empty as soon as it is closed', async () => {
  draw(true);
  expect(dialog()?.textContent).toBe('How to practiseMany choicesDone');
  draw(false);
  expect(dialog()?.open).toBe(false);
  expect(dialog()?.textContent).toBe('');
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
