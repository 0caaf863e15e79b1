import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('what follows a verb', () => {
  mends([
    [
      'Companies should let employees to work from home.',
      'Companies should let employees work from home.',
    ],
    ['My job is answer the phone.', 'My job is to answer the phone.'],
    ['I enjoyed to talk with you.', 'I enjoyed talking with you.'],
    ['We decided going home.', 'We decided to go home.'],
    ['I want that you come', 'I want you to come'],
    ['He made me to laugh.', 'He made me laugh.'],
    ['She suggested me to go.', 'She suggested that I go.'],
    ['I look forward to meet you.', 'I look forward to meeting you.'],
    ['I was used to play tennis.', 'I used to play tennis.'],
    ['Thank you for come.', 'Thank you for coming.'],
    ['I used to going there.', 'I used to go there.'],
  ]);
  leaves([
    'My job is to answer the phone.',
    'My goal is change.',
    'They let the students go to the park.',
    'I stopped to buy a coffee.',
    'I like swimming.',
    'I want a car.',
    'I used to play tennis.',
    "I'm used to getting up early.",
    'He made it to the final.',
    'We are looking forward to it.',
    'They let us stay.',
    'I need help.',
    'She keeps a diary to remember things.',
    'It is used to cut paper.',
    'I remember meeting him.',
    'Thank you for everything.',
    "I've gotten used to getting up early.",
    "I've become used to getting up early.",
    "I'm already used to getting up early.",
    "I'm not used to speaking in public.",
  ]);
});

mends([
  ["I'm not good at sing karaoke.", "I'm not good at singing karaoke."],
  ['I like to cooking.', 'I like cooking.'],
  ['I was too surprised to saying anything.', 'I was too surprised to say anything.'],
  ['The key to succeed is practice.', 'The key to succeeding is practice.'],
  ['What would you like drink?', 'What would you like to drink?'],
  ['He admitted to break the window.', 'He admitted breaking the window.'],
  ["Please don't hesitate asking me.", "Please don't hesitate to ask me."],
  ['Please feel free interrupt me.', 'Please feel free to interrupt me.'],
  ['It is no use complain now.', 'It is no use complaining now.'],
  ['I am just about leaving.', 'I am just about to leave.'],
  ["I'd like send this.", "I'd like to send this."],
]);
leaves([
  'I look forward to cooking.',
  'It seems to be true.',
  'What would you like?',
  'He admitted it.',
  'I was told nothing.',
  'Feel free to call me.',
  'It is easy to follow.',
  'It is no use.',
]);

mends([
  ['The time has come to changing our plan.', 'The time has come to change our plan.'],
  ["Our rules don't allow us doing that.", "Our rules don't allow us to do that."],
  ['We have only ten minutes remain.', 'We have only ten minutes remaining.'],
]);
leaves([
  'He has come to painting late in life.',
  'They allow smoking here.',
  'Only ten minutes remain.',
]);
