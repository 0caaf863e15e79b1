import { describe, expect, it } from 'vitest';
import type { Log } from './log.ts';

interface Subject {
  readonly log: Log;
  /** The messages that can be read, the oldest first. */
  read(): readonly string[];
}

export function logContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the Log contract`, () => {
    it('can be read in order, with and without details', () => {
      const { log, read } = fresh();
      log.note('one thing');
      log.note('another', { kind: 'offline' });
      expect(read()).toEqual([
        expect.stringContaining('one thing'),
        expect.stringContaining('another'),
      ]);
    });

    it('takes details that cannot be written down', () => {
      const { log } = fresh();
      const round: Record<string, unknown> = {};
      round['itself'] = round;
      expect(() => log.note('round', round)).not.toThrow();
    });
  });
}
