import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('two joining words', () => {
  mends([
    ['Although it rained, but we went.', 'Although it rained, we went.'],
    ['Because I was tired, so I slept.', 'Because I was tired, I slept.'],
  ]);
  leaves([
    'It rained, but we went.',
    'Because I was so tired, I slept.',
    'Although he is old but not weak, he rests.',
    'I was tired, so I slept.',
  ]);
});

mends([['Because I was tired, so I went home.', 'Because I was tired, I went home.']]);
