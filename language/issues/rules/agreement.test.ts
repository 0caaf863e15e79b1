import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('subject and verb', () => {
  mends([
    ['Do everyone agree?', 'Does everyone agree?'],
    ['How many of you likes it?', 'How many of you like it?'],
    ['She like cats.', 'She likes cats.'],
    ['he have two sisters', 'he has two sisters'],
    ['Everyone have a phone.', 'Everyone has a phone.'],
    ['The people is kind.', 'The people are kind.'],
    ["My father don't drink.", "My father doesn't drink."],
    ['They was late.', 'They were late.'],
    ['I has a question.', 'I have a question.'],
    ['I have a friend who live in Paris.', 'I have a friend who lives in Paris.'],
  ]);
  leaves([
    'Do you agree?',
    'How many of you are there?',
    'Does she like cats?',
    'She suggested that he go home early.',
    'My brother and I are late.',
    'If I were you, I would go.',
    'The number of people is growing.',
    'I saw her go.',
    'My family is big.',
    'The whole family are coming to ours for Christmas.',
    'The staff are very kind.',
    'My company have moved to a larger office.',
    'The news is good.',
    'Let him go.',
    'Should he have it?',
    'One of my friends is here.',
    'My mother and father are here.',
    'I wonder why she quit.',
  ]);
});

leaves([
  'I like tennis and other sports, that are popular here.',
  'One of my hobbies is taking pictures.',
]);

leaves([
  'Talking with people from other countries is exciting.',
  'Meeting new people is fun.',
  'The number of people is growing.',
]);
mends([['Most Japanese people is shy.', 'Most Japanese people are shy.']]);
