import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('verbs and their preposition', () => {
  mends([
    ['I listen music every day.', 'I listen to music every day.'],
    ['Please wait me here.', 'Please wait for me here.'],
    ['It depends of the weather.', 'It depends on the weather.'],
    ["I'm looking forward the trip.", "I'm looking forward to the trip."],
    ['She graduated university last year.', 'She graduated from university last year.'],
    ['We arrived to the station.', 'We arrived at the station.'],
  ]);
  leaves([
    'Listen carefully, my friend.',
    'My listening skills are poor.',
    'Wait a minute.',
    'We waited two hours.',
    'It depends.',
    'I belong here.',
    'He looks his age.',
    'They look the same.',
    'I live in Tokyo.',
    'I spent two hours there.',
    'He waited his turn.',
  ]);
});
