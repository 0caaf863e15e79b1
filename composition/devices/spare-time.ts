import { whenIdle } from './when-idle.ts';

/** With the second half of a tap: what is begun between the two would hold up the frame that answers it. */
const TOUCHES = ['click', 'keydown'] as const;

/** What a first screen does not need begins when it is drawn, or when what may want it, a tap of hers, has been answered. */
export const spareTime = (): Promise<void> => Promise.race([whenIdle(), firstTouch()]);

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    for (const touch of TOUCHES) {
      window.addEventListener(touch, afterFrame, { once: true, capture: true, passive: true });
    }
  });
}
