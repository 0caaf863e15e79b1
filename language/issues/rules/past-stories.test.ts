import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('stories in the past', () => {
  mends([
    ['I got up early and go to the park.', 'I got up early and went to the park.'],
    ['I met a friend and eat tofu there.', 'I met a friend and ate tofu there.'],
    [
      'When I was a child, I go there every summer.',
      'When I was a child, I went there every summer.',
    ],
  ]);
  leaves([
    'I wanted to sit and eat.',
    'I lived there and I go back every year.',
    'When I was a child, I liked it.',
    'I remember when I was little.',
    'I saw him and said hello.',
  ]);
});

leaves([
  'I got a dog last year and walk it every morning.',
  'I moved here and still live here.',
  'I joined a gym last month and go there after work.',
  'I bought a guitar and play on Sundays.',
  'I started yoga last year and go twice a week.',
]);
