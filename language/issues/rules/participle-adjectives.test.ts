import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('feelings and their causes', () => {
  mends([
    ['I am interesting in art.', 'I am interested in art.'],
    ['I was very exciting.', 'I was very excited.'],
    ['The movie was bored.', 'The movie was boring.'],
    ['It is an interested book.', 'It is an interesting book.'],
    ['The news made me surprising.', 'The news made me surprised.'],
  ]);
  leaves([
    'The movie was interesting.',
    'He is boring.',
    'She was excited about it.',
    'It was an exciting game.',
    'The class was interested in history.',
    'This is surprising.',
  ]);
});
