import { expect, it } from 'vitest';
import { countingLimits } from '../limits/counting-limits.fixture.ts';
import { NO_LIMITS } from '../limits/limits.ts';
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

it.each([
  ['ten words, which take four seconds', 'one two three four five six seven eight nine ten', 4],
  ['a word', 'Hello.', 1],
  ['silence', '', 10],
])('counts %s', async (_, said, seconds) => {
  const { limits, points } = countingLimits();
  const recognizer = new BudgetedRecognizer(new MemoryRecognizer(), limits);
  await onBehalfOf(YUI, () => recognizer.hear(bytes(`said:${said}`)));
  expect(points()).toBe(seconds);
});

it('counts nothing without a learner, and nothing of what was not worked on', async () => {
  const { limits, points } = countingLimits();
  const inner = new MemoryRecognizer();
  const recognizer = new BudgetedRecognizer(inner, limits);
  await recognizer.hear(bytes('said:Hello.'));
  inner.refuse({ kind: 'speech-engine-busy' });
  await onBehalfOf(YUI, () => recognizer.hear(bytes('said:Hello.')));
  expect(points()).toBe(0);
});
