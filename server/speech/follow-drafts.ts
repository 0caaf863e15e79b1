import type { WrittenToken } from './written-tokens.ts';

/** A pass over a draft costs about what writing so many tokens one by one does. */
const WORTH_A_PASS = 4;

/** A model that writes, as far as drafts need it. */
export interface DraftReader<Reading> {
  /** Reads a draft to its end in one pass. */
  read(draft: readonly number[]): Promise<Reading>;
  /** What it would write after so many tokens of the draft. */
  nextAfter(reading: Reading, length: number): WrittenToken;
}

export interface Followed<Reading> {
  /** Of the last draft; up to `tokens` it agrees with what was written. */
  readonly reading: Reading;
  readonly tokens: readonly WrittenToken[];
  /** What comes next, where drafts know no more; the end where a draft was right to its end. */
  readonly next: WrittenToken;
}

/**
 * Writes by reading: where the likeliest token at each place of a draft is the draft's own, one pass over it has written it.
 * Gives what taking the likeliest token each time gives, as far as drafts, the likeliest first, agree with it.
 *
 * Each draft is read at most once, and only if it goes on beyond all that was written before: scores of one text differ in
 * their last digits with the length of the pass, so two drafts can each be sent to the other.
 */
export async function followDrafts<Reading>(
  reader: DraftReader<Reading>,
  drafts: readonly (readonly number[])[],
): Promise<Followed<Reading>> {
  const [first = [], ...others] = drafts;
  let best = await follow(reader, first);
  for (const draft of others) {
    const written = textAfter(best);
    const goesOn =
      draft.length >= written.length + WORTH_A_PASS &&
      written.every((token, at) => draft[at] === token);
    if (!goesOn) continue;
    const followed = await follow(reader, draft);
    if (textAfter(followed).length > written.length) best = followed;
  }
  return best;
}

/** What was written for sure, and the token after it. */
const textAfter = ({ tokens, next }: Followed<unknown>): readonly number[] => [
  ...tokens.map(({ token }) => token),
  next.token,
];

async function follow<Reading>(
  reader: DraftReader<Reading>,
  draft: readonly number[],
): Promise<Followed<Reading>> {
  const reading = await reader.read(draft);
  const tokens: WrittenToken[] = [];
  let next = reader.nextAfter(reading, 0);
  while (tokens.length < draft.length && next.token === draft[tokens.length]) {
    tokens.push(next);
    next = reader.nextAfter(reading, tokens.length);
  }
  return { reading, tokens, next };
}
