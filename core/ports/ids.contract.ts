import { describe, expect, it } from 'vitest';
import type { Ids } from './ids.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export function idsContract(adapter: string, fresh: () => Ids): void {
  describe(`${adapter} keeps the Ids contract`, () => {
    const many = (ids: Ids) => Array.from({ length: 5000 }, () => ids.next());

    it('gives UUIDs', () => {
      for (const id of many(fresh())) expect(id).toMatch(UUID);
    });

    it('never gives the same one twice', () => {
      const given = many(fresh());
      expect(new Set(given).size).toBe(given.length);
    });

    it('gives ids that sort as text in the order they were made', () => {
      const given = many(fresh());
      expect(given.toSorted()).toEqual(given);
    });
  });
}
