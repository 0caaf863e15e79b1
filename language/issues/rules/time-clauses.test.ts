import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('time clauses', () => {
  mends([
    ['When I will arrive, I will call you.', 'When I arrive, I will call you.'],
    ['Please wait until she will come back.', 'Please wait until she comes back.'],
    ['If it will be sunny, we can go.', 'If it is sunny, we can go.'],
  ]);
  leaves([
    "I don't know when he will come.",
    'I wonder if it will rain.',
    'When will you go?',
    'Ask him if he will help.',
    'I will call you when I arrive.',
    "First the background, and after that we'll look at the findings.",
    "We can make concessions if you'll meet us halfway.",
  ]);
});
