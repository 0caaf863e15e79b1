import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('adverbs and adjectives', () => {
  mends([
    ['She sings beautiful.', 'She sings beautifully.'],
    ['He drives very careful.', 'He drives very carefully.'],
    ['I feel happily.', 'I feel happy.'],
  ]);
  leaves([
    'The food tastes good.',
    'You look beautiful.',
    'I feel good.',
    'He talked happily.',
    'I work hard.',
  ]);
});
