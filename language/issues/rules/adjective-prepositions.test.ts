import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('adjectives and places', () => {
  mends([
    ["I'm good in tennis.", "I'm good at tennis."],
    ['It is different with the other one.', 'It is different from the other one.'],
    ['I am interested about history.', 'I am interested in history.'],
    ['Kobe is famous of beef.', 'Kobe is famous for beef.'],
    ['I watched it in TV.', 'I watched it on TV.'],
    ['We live in the second floor.', 'We live on the second floor.'],
  ]);
  leaves([
    'He is good with children.',
    'I am good in the morning.',
    'We were late for school.',
    'I am interested to hear that.',
    'He is famous.',
    'The picture on the wall is nice.',
    'She was angry about the price.',
    'I live near the station.',
  ]);
});
