/** The first screen is drawn by then, on a slow phone as well, and the learner has begun to read it. */
const AFTER_LOAD_MS = 4000;

/** A moment in which no screen waits for anything: what no learner asked for begins here. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => setTimeout(resolve, AFTER_LOAD_MS));
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 5000 });
  });
}
