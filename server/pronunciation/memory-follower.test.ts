import { expect, it } from 'vitest';
import { answerFollowerContract } from './answer-follower.contract.ts';
import { MemoryFollower } from './memory-follower.ts';

const say = async (text: string) => new TextEncoder().encode(`said:${text}`);

answerFollowerContract('MemoryFollower', { open: async () => new MemoryFollower(), say });

it('hears that a word was spoken badly', async () => {
  const words = await new MemoryFollower().follow(await say('I like r-i-c-e'), 'I like rice.');

  expect(words.map(({ goodness }) => goodness)).toEqual([undefined, 0.95, 0.1]);
});
