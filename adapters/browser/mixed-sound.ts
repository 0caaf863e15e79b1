const RATE = 44_100;
const HEADER_BYTES = 44;
const FULL = 0x7fff;

/** Two sounds as one WAV file: one element plays both, which iOS would not do with two. Undefined where either is none. */
export async function mixedSound(
  one: Uint8Array,
  other: Uint8Array,
): Promise<Uint8Array | undefined> {
  const decoder = new OfflineAudioContext(1, 1, RATE);
  const decoded = await Promise.all(
    // Decoding empties the bytes it is given.
    [one, other].map((bytes) => decoder.decodeAudioData(bytes.slice().buffer)),
  ).catch(() => undefined);
  if (!decoded) return undefined;
  const length = Math.max(1, ...decoded.map((sound) => sound.length));
  const context = new OfflineAudioContext(1, length, RATE);
  for (const buffer of decoded) {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start();
  }
  return wavOf((await context.startRendering()).getChannelData(0));
}

/** 16 bits, one channel. */
function wavOf(samples: Float32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) {
      bytes.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  text(0, 'RIFF');
  bytes.setUint32(4, HEADER_BYTES - 8 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) {
    bytes.setInt16(HEADER_BYTES + index * 2, Math.max(-1, Math.min(1, sample)) * FULL, true);
  }
  return new Uint8Array(bytes.buffer);
}
