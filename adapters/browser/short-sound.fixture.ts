const RATE_HZ = 8000;

/** A quiet tone as 8-bit mono WAV. */
export function toneWav(ms: number): Uint8Array {
  const length = Math.round((RATE_HZ * ms) / 1000);
  const bytes = new Uint8Array(44 + length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE_HZ, true);
  view.setUint32(28, RATE_HZ, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, length, true);
  for (let i = 0; i < length; i += 1) bytes[44 + i] = 128 + Math.round(4 * Math.sin(i / 3));
  return bytes;
}
