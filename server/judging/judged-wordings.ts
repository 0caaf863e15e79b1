import type { ModelVerdict } from '../../language/judge/verdict.ts';

/** What a language model said of an answer, without a name. */
export interface JudgedWording {
  readonly questionId: string;
  /** As one of those who said it said it. */
  readonly wording: string;
  /** The Japanese it was judged against. */
  readonly prompt: string;
  readonly verdict: ModelVerdict;
  /** The name of the model. */
  readonly model: string;
  readonly judgedAt: Date;
}

/**
 * What a language model said, by question and wording; capitals and punctuation make no other wording.
 *
 * - `of` gives nothing where the question's Japanese has changed since.
 * - `keep` puts the newest in the place of what was kept.
 * - `all` is in the order of questions and wordings.
 */
export interface JudgedWordings {
  of(
    question: { readonly id: string; readonly prompt: string },
    wording: string,
  ): Promise<ModelVerdict | undefined>;
  keep(judged: JudgedWording): Promise<void>;
  all(): Promise<readonly JudgedWording[]>;
}

/** What makes two answers one wording. */
export const wordingKey = (wording: string): string =>
  wording
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
