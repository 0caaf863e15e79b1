import { beforeEach, expect, it } from 'vitest';
import { MemoryContracts } from '../storage/memory/memory-contracts.ts';
import { MemoryTables } from '../storage/memory/memory-tables.ts';
import { LearnerContracts } from './learner-contracts.ts';
import { tellEndingTrials } from './tell-ending-trials.ts';

const HOUR_MS = 3_600_000;
/** Ten minutes past four in Japan, when a server tidies up. */
const NIGHT = Date.UTC(2026, 10, 20, 19, 10);

let contracts: MemoryContracts;
let told: string[];
let isBroken = false;

beforeEach(() => {
  contracts = new MemoryContracts(new MemoryTables());
  told = [];
});

/** A night's work that is begun anew has forgotten what it told. */
async function nights(count: number, isNeeded = true, timesEach = 1): Promise<void> {
  const terms = { isNeeded, trialDays: 14 };
  for (let run = 0; run < count * timesEach; run += 1) {
    const night = Math.floor(run / timesEach);
    const learnerContracts = new LearnerContracts({
      contracts,
      terms,
      now: () => new Date(NIGHT + night * 24 * HOUR_MS),
    });
    const askToPush = {
      tell: async (id: string, _: unknown, key: string) => {
        if (isBroken) throw new Error('broken');
        told.push(`${night} ${id} ${key.slice(0, 10)}`);
      },
    };
    await tellEndingTrials({ contracts, learnerContracts, terms, askToPush });
  }
}

it.each([0, 1, 6, 12, 18, 23])(
  'tells of a trial that began %i hours after the night once, three days before its end',
  async (hours) => {
    await contracts.beginTrial('yui', new Date(NIGHT + hours * HOUR_MS));
    await nights(16);
    expect(told).toHaveLength(1);
    const [night, , end = ''] = told[0]?.split(' ') ?? [];
    const daysLeft = (Date.parse(`${end}T03:00:00Z`) - NIGHT) / (24 * HOUR_MS) - Number(night);
    expect(daysLeft).toBeGreaterThan(2.5);
    expect(daysLeft).toBeLessThanOrEqual(3.5);
  },
);

it('tells of it once, also where the work of the night is begun anew hours later', async () => {
  await contracts.beginTrial('yui', new Date(NIGHT + HOUR_MS));
  await nights(16, true, 2);
  expect(told).toHaveLength(1);
});

it('tells of it the next time where that failed', async () => {
  await contracts.beginTrial('yui', new Date(NIGHT + HOUR_MS));
  isBroken = true;
  await expect(nights(16)).rejects.toThrow('broken');
  isBroken = false;
  await nights(16);
  expect(told).toHaveLength(1);
});

it('tells no one who has subscribed, and no one where no contract is needed', async () => {
  await contracts.beginTrial('yui', new Date(NIGHT));
  await nights(16, false);
  const subscription = {
    plan: 'monthly',
    paidBy: 'card',
    standing: 'renewing',
    periodStartedAt: NIGHT,
    periodEndsAt: NIGHT + 30 * 24 * HOUR_MS,
  } as const;
  await contracts.put('yui', 'card', subscription, 0);
  await nights(16);
  expect(told).toEqual([]);
});
