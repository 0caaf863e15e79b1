import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('words that are missing or too many', () => {
  mends([
    ['It changed the way how I look at work.', 'It changed the way I look at work.'],
    ['I like it because is cheap.', 'I like it because it is cheap.'],
    ['I think is good.', 'I think it is good.'],
    ['My mother she is a nurse.', 'My mother is a nurse.'],
    ['I busy today.', 'I am busy today.'],
    ['Despite of the rain we went.', 'Despite the rain we went.'],
    ['I have a friend lives in Nara.', 'I have a friend who lives in Nara.'],
  ]);
  leaves([
    'This is how I work.',
    'He showed me the way and how to get there.',
    'I think that is good.',
    'Sounds good.',
    'Not really.',
    'Never been there.',
    'Yesterday was fun.',
    'My mother is a nurse.',
    'That made me happy.',
    'The food I enjoyed was sushi.',
    'I married my wife there.',
    'Is it very good?',
  ]);
});

mends([
  ['We would appreciate if you came.', 'We would appreciate it if you came.'],
  ['It was late due to the road is closed.', 'It was late because the road is closed.'],
  ['This is the bike what I bought.', 'This is the bike that I bought.'],
  ['I have a friend who father is a singer.', 'I have a friend whose father is a singer.'],
  ['The person which lives there is kind.', 'The person who lives there is kind.'],
  ['I will go in case of it rains.', 'I will go in case it rains.'],
  ['He failed because of the test was hard.', 'He failed because the test was hard.'],
  ["Even it's true, don't say it.", "Even if it's true, don't say it."],
  ['I like cooking with listening to music.', 'I like cooking while listening to music.'],
  ['While I cooking, the phone rang.', 'While I was cooking, the phone rang.'],
]);
leaves([
  'It was late due to the rain.',
  'Tell the person what you want.',
  'Is there a store near here?',
  'I know a man who sings.',
  'He is late because of the rain.',
  'Even I know that.',
  'I like studying with music.',
]);

describe('more words that are left out', () => {
  mends([
    ['In winter, is very cold here.', 'In winter, it is very cold here.'],
    ['Last night was a big fire near my house.', 'Last night there was a big fire near my house.'],
    ['How long you been studying Korean?', 'How long have you been studying Korean?'],
    ['In my opinion, is difficult to live alone.', 'In my opinion, it is difficult to live alone.'],
    ['When I was a child, used to catch fish.', 'When I was a child, I used to catch fish.'],
    ['My doctor told to walk every day.', 'My doctor told me to walk every day.'],
  ]);
  leaves([
    'How long have you been here?',
    'I was told to walk every day.',
    'He told me to walk.',
    'When I was a child, we lived here.',
  ]);
});

mends([['Can I take that you agree?', 'Can I take it that you agree?']]);
leaves(['Can I take that one?', 'Can I take that seat?']);

describe('a subject that two verbs share', () => {
  mends([
    ['I bought a bag and was very expensive.', 'I bought a bag and it was very expensive.'],
    ['We went to the museum but was too crowded.', 'We went to the museum but it was too crowded.'],
    ['And was very good.', 'And it was very good.'],
    ['It rained, so was very cold.', 'It rained, so it was very cold.'],
  ]);
  leaves([
    'My brother is tall and is very good at sports.',
    'He came home late and was very tired.',
    'The food was good and was very cheap.',
    'She works at a bank and is very busy.',
    'The shop is small but is very popular.',
    'I stayed up late and was so tired.',
  ]);
});
