import { afterEach, expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

let stop: () => void = () => {};

afterEach(() => stop());

const touch = () => document.dispatchEvent(new Event('pointerup'));

/** A telephone call is nothing a test can make: the state it leaves is Safari's alone. */
class Interrupted extends EventTarget {
  state = 'interrupted';
  tries = 0;
  isRefusing = false;

  async resume(): Promise<void> {
    this.tries += 1;
    if (this.isRefusing) throw new DOMException('still on the telephone', 'InvalidStateError');
    this.state = 'running';
  }
}

const keep = (context: Interrupted) => {
  // What it needs of a context is here.
  stop = keepRunning(context as unknown as AudioContext); // see above
  return context;
};

it('lets an interrupted context go on at the next touch, once', () => {
  const context = keep(new Interrupted());
  touch();
  touch();
  expect([context.state, context.tries]).toEqual(['running', 1]);
});

it('tries again at the touch after that', async () => {
  const context = keep(new Interrupted());
  context.isRefusing = true;
  touch();
  await Promise.resolve();
  context.isRefusing = false;
  touch();
  expect([context.state, context.tries]).toEqual(['running', 2]);
});

it('resumes a real context that was suspended', async () => {
  const context = new AudioContext();
  stop = keepRunning(context);
  await context.suspend();
  touch();
  await expect.poll(() => context.state).toBe('running');
  await context.close();
  touch();
  expect(context.state).toBe('closed');
});
