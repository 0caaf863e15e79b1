import { whenIdle } from './when-idle.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** What a first screen does not need begins when it is drawn, or when she does something that may want it. */
export const spareTime = (): Promise<void> => Promise.race([whenIdle(), firstTouch()]);

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const touch of TOUCHES) {
      window.addEventListener(touch, () => resolve(), { once: true, capture: true, passive: true });
    }
  });
}
