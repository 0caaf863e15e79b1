import { SPEECH_HZ } from './decode-audio.ts';
import type { SpeechSpan } from './voice-activity.ts';

export interface SpokenPart {
  /** 16 kHz mono, a view of what was given. */
  readonly samples: Float32Array;
  /** Where it begins in the whole. */
  readonly startMs: number;
}

/** What is left of a recording without the silence before and after the voice. All of it, where no span is known. */
export function spokenPart(
  samples: Float32Array,
  spans: readonly SpeechSpan[],
  { leadInMs, leadOutMs }: { readonly leadInMs: number; readonly leadOutMs: number },
): SpokenPart {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return { samples, startMs: 0 };
  const startMs = Math.max(0, first.startMs - leadInMs);
  return {
    samples: samples.subarray(toSample(startMs), toSample(last.endMs + leadOutMs)),
    startMs,
  };
}

const toSample = (ms: number) => Math.round((ms / 1000) * SPEECH_HZ);
