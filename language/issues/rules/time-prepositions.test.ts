import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('times', () => {
  leaves(["I'd like to eat in this evening."]);

  mends([
    ['We will meet in this evening.', 'We will meet this evening.'],
    ["I'm off in Monday.", "I'm off on Monday."],
    ['I run at the morning.', 'I run in the morning.'],
    ['See you on next week.', 'See you next week.'],
    ['I have lived here since three years.', 'I have lived here for three years.'],
    ['I was sleeping during you called.', 'I was sleeping while you called.'],
    ['I finished it in yesterday.', 'I finished it yesterday.'],
    ['I have lived here for 2010.', 'I have lived here since 2010.'],
    ['Please finish it until Friday.', 'Please finish it by Friday.'],
  ]);
  leaves([
    "I saw it in Monday's paper.",
    'We met on the morning of May 5.',
    'I have lived here since 2010.',
    'See you on Friday night.',
    'I slept during the movie.',
    'I stayed there for three days.',
    'It rained for a week in May.',
    'In the last week I was busy.',
    "The news in today's paper is good.",
    'I work from nine to five.',
    'The meeting has been rescheduled for Friday.',
    'Can I leave my bags here until five?',
  ]);
});

mends([
  ["Let's meet at the station on three.", "Let's meet at the station at three."],
  ['My birthday is in April twentieth.', 'My birthday is on April twentieth.'],
  ["I'll finish it until Friday.", "I'll finish it by Friday."],
  ['Thank you for coming on the other day.', 'Thank you for coming the other day.'],
]);
leaves([
  'I was born in April 1990.',
  'You can count on two.',
  "I won't finish until Friday.",
  'It was on the other side.',
]);

mends([['I came back three days before.', 'I came back three days ago.']]);
leaves([
  'We meet at the weekend.',
  'I had come back three days before the party.',
  "The bake sale was at last Sunday's festival.",
]);

mends([
  ["I've had a bad cough from yesterday.", "I've had a bad cough since yesterday."],
  [
    "I've had a sore throat from the day before yesterday.",
    "I've had a sore throat since the day before yesterday.",
  ],
]);
leaves(["I've had a long letter from my aunt.", "I've had a good rest from work."]);
