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
