import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('articles in set places', () => {
  mends([
    ['We must protect the nature for our children.', 'We must protect nature for our children.'],
    ['We want to launch it in near future.', 'We want to launch it in the near future.'],
    ['Can you turn off light?', 'Can you turn off the light?'],
    ['Just give it try.', 'Just give it a try.'],
    ['It is little strange.', 'It is a little strange.'],
    ['We go to same school.', 'We go to the same school.'],
    ['He is best player in the team.', 'He is the best player in the team.'],
    ['I am student.', 'I am a student.'],
    ['I have cold.', 'I have a cold.'],
    ['I love the Japan.', 'I love Japan.'],
    ['I can speak the English.', 'I can speak English.'],
    ['She gave me an advice.', 'She gave me advice.'],
    ['This is the my bag.', 'This is my bag.'],
    ['I go there by a bus.', 'I go there by bus.'],
  ]);
  leaves([
    'I love the nature of my job.',
    'We plan to do so in the near future.',
    'It gives little light.',
    'There is little time.',
    'I like summer best.',
    'The Japan team won.',
    'The English language is hard.',
    'I drink cold water.',
    'He is the same age as me.',
    'She is a student.',
    'I need a software engineer.',
    'We talked the whole night.',
    'Have a good day.',
    'I go to bed at ten.',
    'He was nearly hit by a bicycle.',
    'I like playing piano.',
    'I was born in the summer.',
  ]);
});

mends([
  ['We took a bus to the Narita Airport.', 'We took a bus to Narita Airport.'],
  [
    'I ate kangaroo meat first time in my life.',
    'I ate kangaroo meat for the first time in my life.',
  ],
]);
leaves(['It was the first time in my life.']);

mends([
  ["It's delicious for price.", "It's delicious for the price."],
  ['Shall we talk later, only two of us?', 'Shall we talk later, only the two of us?'],
]);
leaves(["It's good for the price.", 'Only two of us came.']);

leaves(['I want to have my own house.', 'They use their own car.']);
