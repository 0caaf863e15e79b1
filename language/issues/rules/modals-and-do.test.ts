import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('helpers', () => {
  mends([
    ['She can plays the piano.', 'She can play the piano.'],
    ["I didn't went there.", "I didn't go there."],
    ["I'm agree with you.", 'I agree with you.'],
    ['You must to go.', 'You must go.'],
    ['He was went home.', 'He went home.'],
    ["I don't can swim.", "I can't swim."],
    ["I don't busy today.", 'I am not busy today.'],
    ["he doesn't likes it", "he doesn't like it"],
    ["I'd liked to go.", "I'd like to go."],
    ['We can to swim here.', 'We can swim here.'],
  ]);
  leaves([
    'She can play.',
    "I didn't go.",
    "I'm going.",
    'You ought to go.',
    'He was gone.',
    "Let's go.",
    'I did the dishes and went out.',
    'What is he like?',
    "That's what I am like.",
    'Does he have a car?',
    'He must have gone home.',
    "I don't think so.",
    "If I'd studied harder, I would be a doctor now.",
    "I wish I'd never said that.",
    "I'd prepared so much.",
    "I'd hardly left the house when it started to rain.",
    "She asked me where I'd gotten it.",
    "We'll do everything we can to keep our promise.",
    'I did all I could to help.',
  ]);
});

mends([
  ['Are you can eat spicy food?', 'Can you eat spicy food?'],
  ['Could we to move the meeting?', 'Could we move the meeting?'],
  ['Please calling me Yumi.', 'Please call me Yumi.'],
  ['Is this train go to the airport?', 'Does this train go to the airport?'],
  ['I am basically agree.', 'I basically agree.'],
  ['Where are you live?', 'Where do you live?'],
  ["I'm not have an umbrella.", 'I do not have an umbrella.'],
  ['My father is work at a bank.', 'My father works at a bank.'],
  ["I couldn't say nothing.", "I couldn't say anything."],
  [
    'This time next year I will be live in Canada.',
    'This time next year I will be living in Canada.',
  ],
]);
leaves([
  'Please, anything is fine.',
  'Is this train going to the airport?',
  'Is the store open?',
  'What are you like?',
  'My father is home.',
  'I am not sure.',
  'Nothing is better.',
  'What I am not is rich.',
]);

mends([
  ['I can able to swim.', 'I can swim.'],
  ['I will able to come.', 'I will be able to come.'],
  ['Do you ever been to Nara?', 'Have you ever been to Nara?'],
  ['Does your parents live nearby?', 'Do your parents live nearby?'],
]);
leaves(['Does your mother live nearby?', 'Will you be able to come?']);

mends([
  ['We would be appreciate if you came.', 'We would appreciate it if you came.'],
  ['Prices went down, but so was the quality.', 'Prices went down, but so did the quality.'],
]);
leaves(['The food was good, and so was the service.', 'It would be appreciated if you came.']);
