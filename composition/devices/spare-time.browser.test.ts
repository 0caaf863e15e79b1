import { expect, it } from 'vitest';
import { spareTime } from './spare-time.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('begins after the frame that answers her first tap', async () => {
  let isOver = false;
  void spareTime().then(() => (isOver = true));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(isOver).toBe(false);
  await frame();
  await turn();
  await turn();
  expect(isOver).toBe(true);
});
