import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('finished times', () => {
  mends([
    [
      'Two months ago I have visited Hawaii with my husband.',
      'Two months ago I visited Hawaii with my husband.',
    ],
    ['Last month we have tested it with fifty users.', 'Last month we tested it with fifty users.'],
    ['Yesterday I go to school.', 'Yesterday I went to school.'],
    ['I have seen him yesterday.', 'I saw him yesterday.'],
    [
      'Last week she visit her aunt and eat sushi.',
      'Last week she visited her aunt and ate sushi.',
    ],
    ["I haven't seen him last night", 'I did not see him last night'],
    ['We move here three years ago.', 'We moved here three years ago.'],
    ['I go there the day before yesterday.', 'I went there the day before yesterday.'],
  ]);
  leaves([
    'We have tested it since last month.',
    'I have visited Hawaii twice.',
    'I have lost the ring that she gave me last year.',
    'I have been here since yesterday.',
    'I went yesterday and I want to go again.',
    'I have not seen him since last week.',
    'I know what you did last summer.',
    'The last time I go there is May.',
    'I think he left an hour ago.',
    'I could sleep last night.',
    "Yesterday's lunch is still here.",
    'My throat has been sore since the day before yesterday.',
    'It has hurt since the day before yesterday.',
  ]);
});
