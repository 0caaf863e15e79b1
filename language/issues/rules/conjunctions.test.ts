import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('words that join', () => {
  mends([
    ['Even it rains, the game will start.', 'Even if it rains, the game will start.'],
    [
      'Even I practice every morning, I do not improve.',
      'Even if I practice every morning, I do not improve.',
    ],
    ["I don't know that she will come or not.", "I don't know whether she will come or not."],
    ['She asked me that I liked fish.', 'She asked me if I liked fish.'],
    [
      'Neither the teacher or the students were there.',
      'Neither the teacher nor the students were there.',
    ],
    ['Both my mother or my father work.', 'Both my mother and my father work.'],
    [
      "You can't come in unless you don't have a ticket.",
      "You can't come in unless you have a ticket.",
    ],
    [
      "The bag was so heavy and I couldn't lift it.",
      "The bag was so heavy that I couldn't lift it.",
    ],
    ['It has been two years when I moved here.', 'It has been two years since I moved here.'],
    ['He acts as he owns the place.', 'He acts as if he owns the place.'],
  ]);
  leaves([
    'Even I know that.',
    'I know that she will come.',
    'Either my mother or my father works.',
    'Unless you hurry, we will be late.',
    'So far so good, and I could do it.',
    'It has been two years since I moved here.',
    'She asked me to come.',
  ]);
});
