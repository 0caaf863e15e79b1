import { atTouches } from './at-touches.ts';

/** A context that a telephone call has interrupted, or that waits for a first touch, goes on at the next one. */
export function keepRunning(context: AudioContext): () => void {
  const over = new AbortController();
  const resume = () => {
    if (context.state === 'closed') return over.abort();
    // Safari knows a state of its own for it, `interrupted`.
    if (context.state !== 'running') context.resume().catch(() => {}); // then at the touch after this one
  };
  atTouches(resume, over.signal);
  return () => over.abort();
}
