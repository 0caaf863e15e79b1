import type { TaggedWord } from '../tagged-word.ts';

/** What is said of something that should be so; the verb of the clause behind it may be in the subjunctive. */
export const WISHES =
  'suggest|suggests|suggested|recommend|recommends|recommended|insist|insists|insisted|propose|proposed|demand|demanded|request|requested|important|vital|essential|crucial|necessary|imperative|better|best';
const WISH = new RegExp(`^(?:${WISHES})$`, 'u');
const OPENS_CLAUSE = /^(?:PRON|DET|SCONJ|PROPN)$/u;
/** Between the wish and its verb stands no more than that. */
const FARTHEST = 5;

/** "It is vital that he know": a plain verb that is right for one, too. */
export const isWished = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - FARTHEST), at - 1)
    .some(
      ({ lower }, index, near) =>
        WISH.test(lower) && OPENS_CLAUSE.test((near[index + 1] ?? words[at - 1])?.pos ?? ''),
    );
