import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('tenses in a few words', () => {
  mends([
    ['I am knowing him.', 'I know him.'],
    ['I know her since 2015.', 'I have known her since 2015.'],
    ['An accident was happened.', 'An accident happened.'],
    ['I have went there.', 'I have gone there.'],
    ['The book was wrote by him.', 'The book was written by him.'],
    ['I wish I can fly.', 'I wish I could fly.'],
    ['If I would have money, I would travel.', 'If I had money, I would travel.'],
    ['I am living here for three years.', 'I have been living here for three years.'],
  ]);
  leaves([
    'I am having lunch.',
    'I have known her since 2015.',
    'It happened last year.',
    'I have gone over it.',
    'He wrote the book.',
    'I wish you luck.',
    'If you would like, we can go.',
    'I was asked to wait.',
    'I think about it since you asked.',
    'I wish I had one.',
    "I'm here on vacation. I'm staying for a week.",
  ]);
});
