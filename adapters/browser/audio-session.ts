/**
 * Tells Safari (17) what sound is for: `playback` is heard from the loudspeaker, and even where the phone's switch mutes
 * everything else; the microphone needs `play-and-record`.
 */
export function useAudioFor(type: 'playback' | 'play-and-record'): void {
  if (!('audioSession' in navigator)) return;
  Object.assign(Object(navigator.audioSession), { type });
}
