import * as v from 'valibot';
import { LocalTextSchema, Slug, type LocalText } from './book-schema.ts';

const Text = v.pipe(v.string(), v.regex(/^\S(?:.*\S)?$/su, 'text without space around it'));
const Words = v.pipe(v.array(Text), v.minLength(1), v.maxLength(24));

const TopicSchema = v.strictObject({
  id: Slug,
  title: LocalTextSchema,
  rule: LocalTextSchema,
  contrast: LocalTextSchema,
  examples: v.pipe(v.array(v.strictObject({ ja: Text, en: Text })), v.length(3)),
  keywords: v.strictObject({ ja: Words, en: Words, ko: Words }),
});

export const HandbookSchema = v.strictObject({
  topics: v.pipe(v.array(TopicSchema), v.minLength(1)),
});

/** One page of the grammar handbook: something Japanese speakers stumble over. */
export interface HandbookTopic {
  /** Unique, and forever: what the proofreader finds points to it. */
  readonly id: string;
  readonly title: LocalText;
  readonly rule: LocalText;
  /** Where Japanese goes another way. */
  readonly contrast: LocalText;
  readonly examples: readonly { readonly ja: string; readonly en: string }[];
  /** The words a learner uses to ask about it, in each language; by these it is found. */
  readonly keywords: Readonly<Record<keyof LocalText, readonly string[]>>;
}
