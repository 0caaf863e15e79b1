import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('one and many', () => {
  mends([
    ['Sales grew by ten percents.', 'Sales grew by ten percent.'],
    ['Two of this, please.', 'Two of these, please.'],
    ['I have two brother.', 'I have two brothers.'],
    ['One of my friend is a nurse.', 'One of my friends is a nurse.'],
    ['Thank you for your informations.', 'Thank you for your information.'],
    ['Every students has one.', 'Every student has one.'],
    ['He is a three years old boy.', 'He is a three-year-old boy.'],
    ['It costs five hundreds yen.', 'It costs five hundred yen.'],
    ['I have many homework.', 'I have a lot of homework.'],
    ['Almost people like sushi.', 'Most people like sushi.'],
    ['How much books do you have?', 'How many books do you have?'],
    ['Others people said no.', 'Other people said no.'],
  ]);
  leaves([
    'I went there three times.',
    'It is a five minute walk.',
    'He is three years old.',
    'I have many friends.',
    'Almost all of them came.',
    'Hundreds of people came.',
    'Each costs a dollar.',
    'She researches history.',
    'Most of the people left.',
    'A lot of work is left.',
    'I have little time.',
    'My kids are little.',
    'Two hundred people came.',
    'Not many people know this.',
    'The little kids are cute.',
    'How about ten a.m. Japan time?',
    "I'm free from two p.m. to four p.m.",
  ]);
});

mends([
  ['I only ate two breads for lunch.', 'I only ate two slices of bread for lunch.'],
  ['She gave me three advices.', 'She gave me three pieces of advice.'],
  ['I have few time to read.', 'I have little time to read.'],
  ['Almost shops in my town are closed.', 'Almost all shops in my town are closed.'],
]);
leaves([
  'I have few friends here.',
  'He was there a few times.',
  'Almost everyone in my town knows it.',
]);

leaves(['I like living here.', 'I like meeting new people.', 'I love feeling the wind.']);
