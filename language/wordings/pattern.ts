/**
 * One way of writing several wordings at once: `{I|We} [usually] get up at <half-past-six>.`
 *
 * `{a|b}` is one of its options, `[a]` may be there or not, `<name>` is a shared set; all may stand inside each other.
 */
export type Pattern =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] };

/** Why a text is no pattern; `at` is the UTF-16 offset of the sign or name that is wrong. */
export interface PatternFlaw {
  readonly kind: 'flaw';
  readonly flaw: 'not-closed' | 'not-opened' | 'unknown-set' | 'set-in-itself' | 'inside-a-word';
  readonly at: number;
}

export const isPatternFlaw = (parsed: Pattern | PatternFlaw): parsed is PatternFlaw =>
  parsed.kind === 'flaw';
