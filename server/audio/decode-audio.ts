import { fail, ok, type Result } from '../../core/shared/result.ts';
import { decodePackets } from './decode-packets.ts';
import { decodeWithFfmpeg, findFfmpeg } from './decode-with-ffmpeg.ts';
import type { Decoded } from './decoded.ts';
import { durationMs, mixDown } from './pcm-audio.ts';
import { resample } from './resample.ts';
import { sniffAudio } from './sniff-audio.ts';
import { isPlausible } from './sound-shape.ts';
import { findSamples, readSamples, type WavLayout } from './wav.ts';

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

  if (!isPlausible(decoded.audio.sampleRate, decoded.audio.channels.length))
    return fail({ kind: 'audio-unreadable' });

  const samples = resample(mixDown(decoded.audio), decoded.audio.sampleRate, SPEECH_HZ);
  return samples.length === 0 ? fail({ kind: 'audio-unreadable' }) : ok(samples);
}

async function decodeByAnyMeans(bytes: Uint8Array, limitMs: number): Promise<Decoded> {
  const container = sniffAudio(bytes);
  if (container === 'unknown') return { kind: 'not-decoded' };

  const wav = container === 'wav' ? findSamples(bytes) : undefined;
  if (wav !== undefined) return decodeWav(bytes, wav, limitMs);

  const decoded = await decodePackets(bytes, limitMs);
  if (decoded.kind !== 'not-decoded') return decoded;
  const ffmpeg = findFfmpeg();
  return ffmpeg === undefined ? decoded : decodeWithFfmpeg(ffmpeg, bytes, limitMs);
}

/** Refused by what it says of itself, before room is made for its samples. */
function decodeWav(bytes: Uint8Array, layout: WavLayout, limitMs: number): Decoded {
  const { channels, sampleRate } = layout.format;
  if (!isPlausible(sampleRate, channels)) return { kind: 'not-decoded' };
  if ((layout.frames / sampleRate) * 1000 > limitMs) return { kind: 'too-long' };
  return { kind: 'decoded', audio: readSamples(bytes, layout) };
}
