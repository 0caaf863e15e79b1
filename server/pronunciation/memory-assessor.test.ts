import { expect, it } from 'vitest';
import { pronunciationAssessorContract } from './pronunciation-assessor.contract.ts';
import { MemoryAssessor } from './memory-assessor.ts';

const say = async (text: string) => new TextEncoder().encode(`said:${text}`);

pronunciationAssessorContract('MemoryAssessor', { open: async () => new MemoryAssessor(), say });

it('hears that a word was spoken badly', async () => {
  const words = await new MemoryAssessor().assess(await say('I like r-i-c-e'), 'I like rice.');

  expect(words.map(({ goodness }) => goodness)).toEqual([undefined, 0.95, 0.1]);
});
