import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('comparing', () => {
  mends([
    ['This is more easy than that.', 'This is easier than that.'],
    ['It is more better.', 'It is better.'],
    ['He is tall than me.', 'He is taller than me.'],
    ['My bag is as same as yours.', 'My bag is the same as yours.'],
    ['She is older from me.', 'She is older than me.'],
    ['It was so good movie.', 'It was such a good movie.'],
    ['This one is very bigger.', 'This one is much bigger.'],
  ]);
  leaves([
    'I drink more green tea.',
    'It was so good.',
    'He is as tall as me.',
    'I would rather walk than drive.',
    'We need more small cars.',
    'It is much better.',
    'The more I read, the more I learn.',
    'Most old people know it.',
  ]);
});

mends([
  ['It costs twice as much than that one.', 'It costs twice as much as that one.'],
  ['He is the same tall as my father.', 'He is as tall as my father.'],
  ['This is the best movie I have never seen.', 'This is the best movie I have ever seen.'],
  ['I like fish than meat.', 'I like fish better than meat.'],
  ['Things are cheap in Osaka than in Tokyo.', 'Things are cheaper in Osaka than in Tokyo.'],
  ["I've never had such delicious a peach.", "I've never had such a delicious peach."],
  ['Never say such thing.', 'Never say such a thing.'],
  ['He would never say a such thing.', 'He would never say such a thing.'],
]);
leaves([
  'It is as old as this one.',
  'I have never seen it.',
  'He is the same as me.',
  'I like nothing more than that.',
  'I am so happy.',
]);

mends([
  ['Your bag is the same with mine.', 'Your bag is the same as mine.'],
  ['The new office is twice big as the old one.', 'The new office is twice as big as the old one.'],
]);
leaves(['It is twice as big as mine.', 'It is all the same to me.']);

mends([
  ['She is stronger as she was before.', 'She is stronger than she was before.'],
  ['The problem is not so much money than time.', 'The problem is not so much money as time.'],
  ['I have never had a such delicious peach.', 'I have never had such a delicious peach.'],
]);
leaves([
  'It gets colder as you go north.',
  'It was not so much a meeting as a party.',
  'Such a nice day!',
]);
