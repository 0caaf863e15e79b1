import { expect, it } from 'vitest';
import { NO_LIMITS, type Counted, type Limits } from '../limits/limits.ts';
import { onBehalfOf } from '../limits/on-behalf-of.ts';
import { BudgetedCloud } from './budgeted-cloud.ts';
import { BudgetedRecognizer } from './budgeted-recognizer.ts';
import { MemoryRecognizer } from './memory-recognizer.ts';
import { speechRecognizerContract } from './speech-recognizer.contract.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const say = async (text: string) => bytes(`said:${text}`);

speechRecognizerContract('BudgetedCloud', {
  open: async () => new BudgetedCloud(new MemoryRecognizer(), { mayCall: async () => true }),
  say,
  weighs: false,
});

speechRecognizerContract('BudgetedRecognizer', {
  open: async () => new BudgetedRecognizer(new MemoryRecognizer(), NO_LIMITS),
  say,
  weighs: false,
});

const YUI = { learnerId: 'yui', address: '192.0.2.1' };

function counting() {
  let points = 0;
  const add = (sign: number) => async (counted: readonly Counted[]) => {
    for (const one of counted) points += sign * (one.points ?? 1);
  };
  const limits: Pick<Limits, 'take' | 'charge' | 'giveBack'> = {
    take: async (counted) => {
      await add(1)(counted);
      return { ok: true, value: undefined };
    },
    charge: add(1),
    giveBack: add(-1),
  };
  return { limits, points: () => points };
}

it.each([
  ['ten words, which take four seconds', 'one two three four five six seven eight nine ten', 4],
  ['a word', 'Hello.', 1],
  ['silence', '', 10],
])('counts %s', async (_, said, seconds) => {
  const { limits, points } = counting();
  const recognizer = new BudgetedRecognizer(new MemoryRecognizer(), limits);
  await onBehalfOf(YUI, () => recognizer.hear(bytes(`said:${said}`)));
  expect(points()).toBe(seconds);
});

it('counts nothing without a learner, and nothing of what was not worked on', async () => {
  const { limits, points } = counting();
  const inner = new MemoryRecognizer();
  const recognizer = new BudgetedRecognizer(inner, limits);
  await recognizer.hear(bytes('said:Hello.'));
  inner.refuse({ kind: 'speech-engine-busy' });
  await onBehalfOf(YUI, () => recognizer.hear(bytes('said:Hello.')));
  expect(points()).toBe(0);
});
