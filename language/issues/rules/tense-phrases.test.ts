import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('tenses in a few words', () => {
  mends([
    ['I am knowing him.', 'I know him.'],
    ['I know her since 2015.', 'I have known her since 2015.'],
    ['I have went there.', 'I have gone there.'],
    ['The book was wrote by him.', 'The book was written by him.'],
    ['I thought it will rain.', 'I thought it would rain.'],
    ["He said he will come, but he didn't.", "He said he would come, but he didn't."],
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
    "I'd like to know what's happened since then.",
    "I'm here on vacation. I'm staying for a week.",
  ]);
});

mends([
  ["I've been had a cold.", "I've had a cold."],
  ["I've been walk all day.", "I've been walking all day."],
  ['I must have leave it on the train.', 'I must have left it on the train.'],
  ['You could have at least call me.', 'You could have at least called me.'],
  ['The number was fallen last year.', 'The number fell last year.'],
  ['Pets do not allow in this building.', 'Pets are not allowed in this building.'],
]);
leaves([
  'It has recovered since then.',
  'I should have time tomorrow.',
  'I could have fun there.',
  'He was hit by a ball.',
  'I suppose you are right.',
]);

describe('the time of a phrase', () => {
  mends([
    ['This is the third time I lose my key.', 'This is the third time I have lost my key.'],
    ['I never eat oysters in my life.', 'I have never eaten oysters in my life.'],
    [
      'My mother is in hospital for two weeks now.',
      'My mother has been in hospital for two weeks now.',
    ],
    ['By the time I arrived, everyone has left.', 'By the time I arrived, everyone had left.'],
  ]);
  leaves([
    'This is the first time I have been here.',
    'I never eat oysters.',
    'By the time I arrive, everyone has left.',
  ]);
});

mends([
  ['If I were you, I will take it.', 'If I were you, I would take it.'],
  ['I am having two older sisters.', 'I have two older sisters.'],
]);
leaves(['If you were there, you will remember it.', 'The room will hold fifty people.']);

mends([
  ["I don't have seen that film yet.", 'I have not seen that film yet.'],
  ["She doesn't have been there.", 'She has not been there.'],
  [
    "If I hadn't missed that bus, I won't have met him.",
    "If I hadn't missed that bus, I wouldn't have met him.",
  ],
  [
    "Without his advice, I won't be where I am today.",
    "Without his advice, I wouldn't be where I am today.",
  ],
]);
leaves([
  'He said he will come tomorrow.',
  "I don't have received goods here.",
  "If he hasn't called, I will call him.",
  "Without a ticket, you won't be let in.",
]);
