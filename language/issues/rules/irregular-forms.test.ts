import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('irregular words', () => {
  mends([
    ['I goed there.', 'I went there.'],
    ['He buyed it.', 'He bought it.'],
    ['Two childs came.', 'Two children came.'],
  ]);
  leaves(['I went there.', 'He bought it.', 'They needed it.']);
});
