import * as v from 'valibot';

const Seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

const Segment = v.object({
  start: Seconds,
  end: Seconds,
  text: v.string(),
  tokens: v.optional(v.array(v.number()), []),
  avg_logprob: v.pipe(v.number(), v.finite()),
  no_speech_prob: v.number(),
});

const Transcription = v.object({
  text: v.string(),
  // A number with some servers, its text with others.
  duration: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), Seconds),
  words: v.optional(v.array(v.object({ word: v.string(), start: Seconds, end: Seconds })), []),
  segments: v.optional(v.array(Segment), []),
});

/** What `/audio/transcriptions` answers to `verbose_json`: times in seconds, probabilities as natural logs. */
export type Transcription = v.InferOutput<typeof Transcription>;
export type TranscriptionSegment = Transcription['segments'][number];
export type TimedWord = Transcription['words'][number];

/** `undefined` where it is no such answer, or one that has text and not the words and segments that were asked for. */
export function readTranscription(body: unknown): Transcription | undefined {
  const parsed = v.safeParse(Transcription, body);
  if (!parsed.success) return undefined;
  const { text, words, segments } = parsed.output;
  const isWhole = text.trim() === '' || (words.length > 0 && segments.length > 0);
  return isWhole ? parsed.output : undefined;
}

const Complaint = v.object({ error: v.object({ param: v.nullish(v.string()) }) });

/** The field a refused request is said to have got wrong; `undefined` where the answer names none. */
export function blamedField(body: unknown): string | undefined {
  const parsed = v.safeParse(Complaint, body);
  return parsed.success ? (parsed.output.error.param ?? undefined) : undefined;
}
