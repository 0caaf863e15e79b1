import { fail, ok, type Result } from '../../core/shared/result.ts';
import { decodePackets, type Decoded } from './decode-packets.ts';
import { decodeWithFfmpeg, findFfmpeg } from './decode-with-ffmpeg.ts';
import { durationMs, mixDown } from './pcm-audio.ts';
import { resample } from './resample.ts';
import { sniffAudio } from './sniff-audio.ts';
import { parseWav } from './wav.ts';

export type DecodeError =
  | { readonly kind: 'audio-unreadable' }
  | { readonly kind: 'audio-too-long'; readonly limitMs: number };

export const SPEECH_HZ = 16_000;

/** The longest a learner may speak in one go, with a little for a recorder that stops late. */
export const LONGEST_AUDIO_MS = 185_000;

/** Decodes what a browser or a phone recorded into 16 kHz mono samples from -1 to 1. Never throws for what is in the bytes. */
export async function decodeAudio(
  bytes: Uint8Array,
  limitMs: number = LONGEST_AUDIO_MS,
): Promise<Result<Float32Array, DecodeError>> {
  const decoded = await decodeByAnyMeans(bytes, limitMs);
  if (decoded.kind === 'too-long') return fail({ kind: 'audio-too-long', limitMs });
  if (decoded.kind === 'not-decoded') return fail({ kind: 'audio-unreadable' });
  if (durationMs(decoded.audio) > limitMs) return fail({ kind: 'audio-too-long', limitMs });

  const samples = resample(mixDown(decoded.audio), decoded.audio.sampleRate, SPEECH_HZ);
  return samples.length === 0 ? fail({ kind: 'audio-unreadable' }) : ok(samples);
}

async function decodeByAnyMeans(bytes: Uint8Array, limitMs: number): Promise<Decoded> {
  const container = sniffAudio(bytes);
  if (container === 'unknown') return { kind: 'not-decoded' };

  const wav = container === 'wav' ? parseWav(bytes) : undefined;
  if (wav !== undefined) return { kind: 'decoded', audio: wav };

  const decoded = await decodePackets(bytes, limitMs);
  if (decoded.kind !== 'not-decoded') return decoded;
  const ffmpeg = findFfmpeg();
  return ffmpeg === undefined ? decoded : decodeWithFfmpeg(ffmpeg, bytes, limitMs);
}
