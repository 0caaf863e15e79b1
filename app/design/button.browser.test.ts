import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { drawingPlace } from './drawing-place.fixture.ts';

const place = drawingPlace();

/** Where the focus was at each press that was heard. */
function drawn(goes: boolean) {
  const focused: (string | undefined)[] = [];
  const onClick = () => void focused.push(document.activeElement?.tagName);
  place.draw(Button({ goes, onClick, children: 'On' }));
  const button = place.element.querySelector('button');
  if (!button) throw new Error('No button is drawn');
  button.focus();
  return { button, focused };
}

it('is heard at once where it stays, and keeps the focus', () => {
  const { button, focused } = drawn(false);
  button.click();
  expect(focused).toEqual(['BUTTON']);
});

it('is seen pressed before it goes, is heard once, and lets the focus go', async () => {
  const { button, focused } = drawn(true);
  button.click();
  button.click();
  expect(getComputedStyle(button).opacity).toBe('0.7');
  expect(focused).toEqual([]);
  await vi.waitFor(() => expect(focused).toEqual(['BODY']));
  expect(getComputedStyle(button).opacity).toBe('1');
});

it('is not heard any more where it is gone by itself', async () => {
  const { button, focused } = drawn(true);
  button.click();
  place.draw('Time is up');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  expect(focused).toEqual([]);
});
