import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('countable nouns with nothing before them', () => {
  mends([
    ['I bought new computer.', 'I bought a new computer.'],
    ['She has umbrella.', 'She has an umbrella.'],
    ['I went to park with my son.', 'I went to the park with my son.'],
    ['My brother is engineer.', 'My brother is an engineer.'],
    ['I need bigger house.', 'I need a bigger house.'],
  ]);
  leaves([
    'I came by bus.',
    'I go to school every day.',
    'She had breakfast.',
    'I joined the tennis club.',
    'It is an Italian restaurant.',
    'What kind of movie is it?',
    'I like music.',
    'My hobby is mountain climbing.',
    'We need more people.',
    'I bought two new computers.',
    'He is in high school.',
    'for example apples and bananas',
  ]);
});

leaves(["It may change someone's view of life.", "I need everyone's opinion."]);

leaves(['I like meeting new people.']);
