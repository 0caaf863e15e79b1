import type { SubscribeLevel } from './use-level.ts';

/** A voice that speaks in phrases, for looking at meters without a microphone. */
export const showcaseVoice: SubscribeLevel = (listener) => {
  const timer = setInterval(() => {
    const now = performance.now() / 1000;
    const phrase = Math.max(0, Math.sin(now * 1.3) + 0.35);
    listener(
      Math.min(1, phrase * (0.35 + 0.45 * Math.abs(Math.sin(now * 9) * Math.sin(now * 5.3)))),
    );
  }, 50);
  return () => clearInterval(timer);
};
