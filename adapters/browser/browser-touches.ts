import type { Touches } from '../../core/ports/touches.ts';

/**
 * What a learner brings about. A click without a pointer comes from a screen reader, an input without a key from dictation.
 * Scrolling is left out, for pages scroll by themselves.
 */
export const TOUCHES = [
  'keydown',
  'pointerdown',
  'pointermove',
  'touchmove',
  'wheel',
  'click',
  'input',
] as const;

export class BrowserTouches implements Touches {
  watch(touched: () => void): () => void {
    const stopping = new AbortController();
    const options = { capture: true, passive: true, signal: stopping.signal };
    for (const touch of TOUCHES) document.addEventListener(touch, () => touched(), options);
    return () => stopping.abort();
  }
}
