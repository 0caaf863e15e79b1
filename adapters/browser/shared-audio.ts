import { atTouches } from './at-touches.ts';

const SILENCE = '/assets/silence.m4a';

/**
 * The one element all speech comes from. iOS plays from an element by itself only once a touch has made it play, and mutes
 * Web Audio by the switch at its side, but not this.
 */
export const sharedAudio: HTMLAudioElement = new Audio();

/** At the first touch a silent file is played, so that sounds after it need none; the answer stops waiting for it. */
export function unlockOnFirstTouch(): () => void {
  const waiting = new AbortController();
  const unlock = async () => {
    // What plays already was let play.
    if (!sharedAudio.paused) return waiting.abort();
    sharedAudio.src = SILENCE;
    try {
      await sharedAudio.play();
      waiting.abort();
    } catch (error) {
      // Something else is played in its place: that unlocks as well. Any other refusal leaves it to the next touch.
      if (error instanceof DOMException && error.name === 'AbortError') waiting.abort();
    }
  };
  atTouches(() => void unlock(), waiting.signal);
  return () => waiting.abort();
}
