/** What browsers take for the learner's own doing, and let sound begin with. */
const TOUCHES = ['touchend', 'pointerup', 'keydown'] as const;

/** Calls back at every touch of the page, until the signal says that it is enough. */
export function atTouches(react: () => void, signal: AbortSignal): void {
  for (const touch of TOUCHES) {
    document.addEventListener(touch, react, { capture: true, signal });
  }
}
