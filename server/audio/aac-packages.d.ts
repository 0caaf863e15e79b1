/** The parts of two untyped packages that `decode-aac.ts` uses. */
declare module 'av' {
  export class Buffer {
    constructor(bytes: Uint8Array);
    readonly data: Uint8Array;
  }
  const av: { readonly Buffer: typeof Buffer };
  export default av;
}

declare module 'aac' {
  import type { EventEmitter } from 'node:events';
  import type { Buffer } from 'av';

  export default class AacDecoder {
    constructor(demuxer: EventEmitter, format: Record<string, unknown>);
    readonly config: { readonly chanConfig: number; readonly sampleRate: number };
    setCookie(audioSpecificConfig: Buffer): void;
    /** Interleaved samples of one packet. */
    readChunk(): Float32Array;
  }
}

declare module 'aac/src/ics.js' {
  const IndividualChannelStream: { readonly prototype: object };
  export default IndividualChannelStream;
}
