import type { PcmAudio } from './pcm-audio.ts';

export type Decoded =
  | { readonly kind: 'decoded'; readonly audio: PcmAudio }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-decoded' };
