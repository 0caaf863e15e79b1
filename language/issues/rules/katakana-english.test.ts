import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('Japanese English', () => {
  mends([
    ['I live in a mansion.', 'I live in an apartment.'],
    ['My father is a salaryman.', 'My father is an office worker.'],
    ['I want to challenge new things.', 'I want to try new things.'],
    ['We played trump.', 'We played cards.'],
    ['According to me it is fine.', 'In my opinion it is fine.'],
    ['I stopped at a gasoline stand.', 'I stopped at a gas station.'],
  ]);
  leaves([
    'The mansion is famous.',
    'She gave her consent to it.',
    'It was a big challenge.',
    'The team won with a trump card.',
    'I claim to be right.',
    'According to him it is fine.',
    'The Vikings came by ship.',
    'You should reform the system.',
    'One of the major challenges facing Japan is its aging population.',
  ]);
});

mends([
  ['Here is quiet.', 'It is quiet here.'],
  ['What time now?', 'What time is it now?'],
  ["I'm Kyoto.", 'I am from Kyoto.'],
]);
leaves([
  "If you don't mind, come in.",
  'Here is the book.',
  'I am in Kyoto.',
  'What time is it now?',
]);
