import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('whose and whom', () => {
  mends([
    ['Can I have you name?', 'Can I have your name?'],
    ['I agree with she.', 'I agree with her.'],
    ['My friend house is big.', "My friend's house is big."],
    ['He is a friend of me.', 'He is a friend of mine.'],
    ['She went there with he.', 'She went there with him.'],
  ]);
  leaves([
    'I have you to thank.',
    'I know you.',
    "My friend's house is big.",
    'Two of us went.',
    'I think of him.',
    'Come with me.',
    'My brother works there.',
    'This is a photo of my grandmother.',
    'She is a friend of my sister.',
    'This is a photo of me.',
  ]);
});

describe('pronouns in their places', () => {
  mends([
    ['She asked he to carry the box.', 'She asked him to carry the box.'],
    ['They still live in theirs house.', 'They still live in their house.'],
    ["There wasn't nothing in the fridge.", "There wasn't anything in the fridge."],
    ['All what I want is a quiet day.', 'All that I want is a quiet day.'],
    [
      'I went back to the town which I grew up in a hurry.',
      'I went back to the town where I grew up in a hurry.',
    ],
    ['You will pass if you believe in you.', 'You will pass if you believe in yourself.'],
    ["That's strange that he has not called.", "It's strange that he has not called."],
    ['The teacher which I met was kind.', 'The teacher who I met was kind.'],
  ]);
  leaves([
    'The house is theirs.',
    'I know what I want.',
    'There was nothing in the fridge.',
    'The town which I like is small.',
    'I believe in you.',
    "That's strange.",
  ]);
});

mends([
  ['I taught me how to cook.', 'I taught myself how to cook.'],
  ['We enjoyed at the beach.', 'We enjoyed ourselves at the beach.'],
  ['My sister and his husband run an inn.', 'My sister and her husband run an inn.'],
  [
    'I have a friend who her husband is from Kenya.',
    'I have a friend whose husband is from Kenya.',
  ],
]);
leaves([
  'I taught my brother how to cook.',
  'We enjoyed the beach.',
  'The man who her mother married is rich.',
]);

mends([['How do you see you in ten years?', 'How do you see yourself in ten years?']]);
leaves(['Can you see you are wrong?', 'I can picture you in a suit.']);
