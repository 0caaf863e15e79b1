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
