import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('word order', () => {
  mends([
    [
      'Now I learned how important is it to report problems.',
      'Now I learned how important it is to report problems.',
    ],
    ["I can't catch what do they say.", "I can't catch what they say."],
    ['She picked up it and gave it back.', 'She picked it up and gave it back.'],
    ['He turned down it.', 'He turned it down.'],
    ['Did you switch on it?', 'Did you switch it on?'],
    ["I don't know where is it.", "I don't know where it is."],
    ['Can you tell me what did he say?', 'Can you tell me what he said?'],
    ['What means this word?', 'What does this word mean?'],
    ['I very like dogs.', 'I really like dogs.'],
    ['Always I get up at six.', 'I always get up at six.'],
    ['I like very much sushi.', 'I like sushi very much.'],
    ['She has a red big car.', 'She has a big red car.'],
    ['He is not enough tall.', 'He is not tall enough.'],
    ['When you are going to Japan?', 'When are you going to Japan?'],
  ]);
  leaves([
    'I asked how old she was.',
    'She called on me in class.',
    'The dog turned on me.',
    'He picked up a book.',
    'Could you check on her?',
    'You can call on me at any time.',
    'They look up to him, and he looks down on them.',
    'The dog turned on him.',
    'He looked over her shoulder.',
    'How important is it?',
    'I took off my shoes.',
    'Where is it?',
    'What did he say?',
    'I know who did it.',
    'I like dogs very much.',
    'I always get up at six.',
    'She has a big red car.',
    'We have enough good food.',
    'What you want is important.',
    'I have never been there.',
    'Do you know what time it is?',
    "When you're free, could you help me?",
    "When he's free, I'll ask him.",
  ]);
});

mends([
  ['I looked up it in a dictionary.', 'I looked it up in a dictionary.'],
  ['She took over it last year.', 'She took it over last year.'],
  ['Can I try on it?', 'Can I try it on?'],
  ["I'll pick up you there.", "I'll pick you up there."],
  ['Why you came to Japan?', 'Why did you come to Japan?'],
  ['How to say this in English?', 'How do you say this in English?'],
  ['I wonder why do people work.', 'I wonder why people work.'],
  ['How much this shirt is?', 'How much is this shirt?'],
  ['Never I have seen such a thing.', 'Never have I seen such a thing.'],
]);
leaves([
  "I'll pick up my sister.",
  'He looked up at me.',
  'I know how to say this in English.',
  'I asked why you came.',
  'Never mind.',
  'I was there.',
  'I wonder why.',
]);

mends([
  ["Why you didn't call me?", "Why didn't you call me?"],
  ["The bath isn't enough hot.", "The bath isn't hot enough."],
  ['My both parents are teachers.', 'Both my parents are teachers.'],
  ["I told him to don't run.", 'I told him not to run.'],
]);

mends([
  [
    'Not only she can speak French, but she can also read it.',
    'Not only can she speak French, but she can also read it.',
  ],
  ['Not only he is kind, but he is also funny.', 'Not only is he kind, but he is also funny.'],
]);
leaves(['Not only can she sing, but she can dance.', 'Not only he but also his wife came.']);
