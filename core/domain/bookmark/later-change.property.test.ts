import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterChange, type Change } from './later-change.ts';

const changes = fc.record({ isOn: fc.boolean(), changedAt: fc.integer({ min: 0, max: 5 }) });

const heard = (all: readonly Change[]): Change | undefined =>
  all.reduce<Change | undefined>(
    (one, other) => (one ? laterChange(one, other) : other),
    undefined,
  );

describe('changes of one thing', () => {
  it('come to the same, in whichever order and how often they are heard of', () => {
    fc.assert(
      fc.property(
        fc
          .array(changes, { minLength: 1, maxLength: 8 })
          .chain((all) =>
            fc.tuple(
              fc.constant(all),
              fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
            ),
          ),
        ([all, shuffled]) => {
          expect(heard(shuffled)).toEqual(heard(all));
        },
      ),
    );
  });

  it('come to the latest', () => {
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1 }), (all) => {
        const latest = Math.max(...all.map(({ changedAt }) => changedAt));
        expect(heard(all)?.changedAt).toBe(latest);
      }),
    );
  });
});
