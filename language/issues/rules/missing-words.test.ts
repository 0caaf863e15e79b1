import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('words that are missing or too many', () => {
  mends([
    ['I like it because is cheap.', 'I like it because it is cheap.'],
    ['I think is good.', 'I think it is good.'],
    ['My mother she is a nurse.', 'My mother is a nurse.'],
    ['I busy today.', 'I am busy today.'],
    ['Despite of the rain we went.', 'Despite the rain we went.'],
    ['I have a friend lives in Nara.', 'I have a friend who lives in Nara.'],
  ]);
  leaves([
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
