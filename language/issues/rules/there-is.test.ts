import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('there is', () => {
  mends([
    ['There is many shops.', 'There are many shops.'],
    ['There is lots of shops.', 'There are lots of shops.'],
    ['There have a big park.', 'There is a big park.'],
    ['In my town has a castle.', 'In my town there is a castle.'],
    ['There are a dog in the garden.', 'There is a dog in the garden.'],
  ]);
  leaves([
    'There is a lot of traffic.',
    'There are a few shops.',
    'In my town everybody has a car.',
    'There is no time.',
    'There has been a change.',
    'It has a big kitchen.',
  ]);
});

leaves([
  'The last time I went there was five years ago.',
  'The only time I was there was two weeks ago.',
]);
