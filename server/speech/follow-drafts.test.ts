import { array, asyncProperty, assert, boolean, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followDrafts } from './follow-drafts.ts';

const END = 99;

/** A model that would write `own`; where it ties, the length of the draft decides. */
function modelOf(own: readonly number[], ties: ReadonlyMap<number, number> = new Map()) {
  const reads: (readonly number[])[] = [];
  const next = (draft: readonly number[], at: number): number => {
    const tied = ties.get(at);
    return tied !== undefined && draft.length % 2 === 1 ? tied : (own[at] ?? END);
  };
  return {
    reads,
    reader: {
      read: (draft: readonly number[]) => {
        reads.push(draft);
        return Promise.resolve(draft);
      },
      nextAfter: (draft: readonly number[], at: number) => ({
        token: next(draft, at),
        logProbability: 0,
      }),
    },
  };
}

const followed = async (own: readonly number[], drafts: readonly (readonly number[])[]) => {
  const { reader, reads } = modelOf(own);
  const { tokens, next } = await followDrafts(reader, drafts);
  return { written: tokens.map(({ token }) => token), next: next.token, reads };
};

describe('followDrafts', () => {
  it('writes a draft that is right by reading it once', async () => {
    expect(await followed([1, 2, 3], [[1, 2, 3]])).toEqual({
      written: [1, 2, 3],
      next: END,
      reads: [[1, 2, 3]],
    });
  });

  it('goes on with another draft where the first one parts', async () => {
    const drafts = [
      [1, 2, 9],
      [1, 2, 3, 4, 5, 6, 7],
    ];
    const { written, next } = await followed([1, 2, 3, 4, 5, 6, 7], drafts);
    expect([...written, next]).toEqual([1, 2, 3, 4, 5, 6, 7, END]);
  });

  it('says what comes first where there are no drafts', async () => {
    expect(await followed([1, 2], [])).toEqual({ written: [], next: 1, reads: [[]] });
  });

  it('comes to an end where two drafts send it to each other', async () => {
    const even = [1, 2, 3, 4, 5, 6, 7, 8];
    const odd = [1, 2, 9, 4, 5, 6, 7];
    const { reader, reads } = modelOf(even, new Map([[2, 9]]));
    const crossed = {
      ...reader,
      nextAfter: (draft: readonly number[], at: number) => ({
        token: at === 2 ? (draft === even ? 9 : 3) : (draft[at] ?? END),
        logProbability: 0,
      }),
    };
    await followDrafts(crossed, [even, odd]);
    expect(reads.length).toBeLessThanOrEqual(2);
  });

  it('reads no draft twice, whatever is written, and writes no less for a further draft', async () => {
    const token = integer({ min: 1, max: 3 });
    await assert(
      asyncProperty(
        array(token, { maxLength: 12 }),
        array(array(token, { maxLength: 12 }), { maxLength: 6 }),
        array(boolean(), { maxLength: 12 }),
        async (own, drafts, tied) => {
          const ties = new Map(tied.flatMap((isTie, at) => (isTie ? [[at, 2] as const] : [])));
          const { reader, reads } = modelOf(own, ties);
          const { tokens } = await followDrafts(reader, drafts);
          expect(reads.length).toBeLessThanOrEqual(Math.max(1, drafts.length));
          const alone = await followDrafts(modelOf(own, ties).reader, drafts.slice(0, 1));
          expect(tokens.length).toBeGreaterThanOrEqual(alone.tokens.length);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
