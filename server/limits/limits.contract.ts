import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type Counted, type Limits } from './limits.ts';

const mails: Counted = { limit: 'mails-to-email', key: 'yui@oz.example' };
const { points, seconds } = LIMITS['mails-to-email'];

/** `open` gives another server's limits over the same place. */
export function limitsContract(adapter: string, fresh: () => Promise<{ open(): Limits }>): void {
  describe(`${adapter} keeps the Limits contract`, () => {
    let open: () => Limits;
    let limits: Limits;

    beforeEach(async () => {
      const subject = await fresh();
      open = () => subject.open();
      limits = open();
    });

    const tries = async (count: number, counted: readonly Counted[] = [mails], on = limits) => {
      const all = await Promise.all(Array.from({ length: count }, () => on.take(counted)));
      return all.filter(({ ok }) => ok).length;
    };

    it('lets through as many as may be, however many come at the same moment', async () => {
      expect(await tries(3 * points)).toBe(points);
    });

    it('says how long to wait', async () => {
      await tries(points);
      const refused = await limits.take([mails]);
      expect(refused).toMatchObject({ ok: false, error: { kind: 'too-many-requests' } });
      const wait = refused.ok ? 0 : refused.error.retryAfterSeconds;
      expect(wait).toBeGreaterThan(seconds - 60);
      expect(wait).toBeLessThanOrEqual(seconds);
    });

    it('counts everybody apart', async () => {
      await tries(points);
      expect(await tries(1, [{ ...mails, key: 'ken@oz.example' }])).toBe(1);
    });

    it('counts what another server let through', async () => {
      await tries(points - 1);
      expect(await tries(points, [mails], open())).toBe(1);
    });

    it('does not count what was given back', async () => {
      for (let time = 0; time < 2 * points; time += 1) {
        expect(await tries(1)).toBe(1);
        await limits.giveBack([mails]);
      }
      expect(await tries(2 * points)).toBe(points);
    });

    it('counts more than one at a time', async () => {
      expect(await tries(2, [{ ...mails, points: points - 1 }])).toBe(1);
      expect(await tries(2)).toBe(1);
      await limits.giveBack([{ ...mails, points }]);
      expect(await tries(1, [{ ...mails, points }])).toBe(1);
    });

    it('counts what was done beyond what may be, and refuses what comes later', async () => {
      await limits.charge([{ ...mails, points: 3 * points }]);
      expect(await tries(1)).toBe(0);
      await limits.charge([mails]);
      expect(await tries(1)).toBe(0);
    });

    it('counts what one of two refused on neither', async () => {
      const address: Counted = { limit: 'mails-of-address', key: '192.0.2.1' };
      await tries(points);
      expect(await tries(200, [address, mails])).toBe(0);
      expect(await tries(LIMITS['mails-of-address'].points, [address])).toBe(
        LIMITS['mails-of-address'].points,
      );
    });
  });
}
