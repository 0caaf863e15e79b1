import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('subjects with nothing before them', () => {
  mends([
    ['Hotel was really nice.', 'The hotel was really nice.'],
    ['We called a taxi, and driver was kind.', 'We called a taxi, and the driver was kind.'],
  ]);
  leaves([
    'Dinner was nice.',
    'Mother is at home.',
    'Book a table, please.',
    'Tennis is fun.',
    'Answer me.',
    'Rumor has it that they are getting married.',
  ]);
});
