import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('verbs without a preposition', () => {
  mends([
    ['We discussed about the plan.', 'We discussed the plan.'],
    ['I went to home early', 'I went home early'],
    ['she wants to marry with him', 'she wants to marry him'],
    ['We went to fishing yesterday.', 'We went fishing yesterday.'],
    ['I want to visit to Canada.', 'I want to visit Canada.'],
    ['I have never been in abroad.', 'I have never been abroad.'],
    ['I want to live in overseas.', 'I want to live overseas.'],
  ]);
  leaves([
    'We had a discussion about the plan.',
    'I went to the new home of my friend.',
    'She is married to a doctor.',
    'We went to the fishing port.',
    'My visit to Canada was short.',
    'The answer to the question is no.',
    'I am in contact with him.',
    'He came to the meeting here.',
    'Thanks to him I passed.',
    'Their strength in overseas markets is growing.',
  ]);
});

mends([
  ['We exceeded over our target.', 'We exceeded our target.'],
  ['Let me summarize about the main points.', 'Let me summarize the main points.'],
  ['Does that answer to your question?', 'Does that answer your question?'],
  ['They are dating with each other.', 'They are dating each other.'],
  ['I bought it on my way to home.', 'I bought it on my way home.'],
]);
leaves([
  'He told everyone about it.',
  'It suits you.',
  'There is a lack of time.',
  'I wrote an answer to your question.',
]);

leaves(['She has been a great help to me.', 'Thank you for your help to me.']);
