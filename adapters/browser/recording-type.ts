import { isSafari } from './platform.ts';

const WEBM = 'audio/webm;codecs=opus';
const MP4 = 'audio/mp4';

/** Safari says it can record webm, but what it writes as mp4 is what everybody can read. */
export function recordingType(): string | undefined {
  const wanted = isSafari(navigator) ? [MP4, WEBM] : [WEBM, MP4];
  return wanted.find((type) => MediaRecorder.isTypeSupported(type));
}
