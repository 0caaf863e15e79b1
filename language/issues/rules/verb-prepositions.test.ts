import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('verbs and their preposition', () => {
  mends([
    ['Can I pay card here?', 'Can I pay by card here?'],
    ['She has a bad influence to his health.', 'She has a bad influence on his health.'],
    ['I take care for my children.', 'I take care of my children.'],
    [
      'As you can see this graph, sales are growing.',
      'As you can see in this graph, sales are growing.',
    ],
    ['I listen music every day.', 'I listen to music every day.'],
    ['Please wait me here.', 'Please wait for me here.'],
    ['It depends of the weather.', 'It depends on the weather.'],
    ["I'm looking forward the trip.", "I'm looking forward to the trip."],
    ['She graduated university last year.', 'She graduated from university last year.'],
    ['We arrived to the station.', 'We arrived at the station.'],
    ['She talked me about it.', 'She talked to me about it.'],
    ['Look this picture.', 'Look at this picture.'],
    ['I want to concentrate my study.', 'I want to concentrate on my study.'],
  ]);
  leaves([
    'She used her influence to change the law.',
    'As you can see, this graph is old.',
    'As you can see this is easy.',
    'Take care for now.',
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
    'She talked me into running a marathon.',
    'Could you look this document over?',
    'We should concentrate our resources on one product.',
  ]);
});

mends([
  ['I want to deal the problem.', 'I want to deal with the problem.'],
  ['Please keep that in mind.', 'Please keep that in mind.'],
  ['Please keep mind that it is cold.', 'Please keep in mind that it is cold.'],
  ["We're running out time.", "We're running out of time."],
  ['It is divided to three parts.', 'It is divided into three parts.'],
  ['I mistook you to my sister.', 'I mistook you for my sister.'],
  ['The reason of the delay was the rain.', 'The reason for the delay was the rain.'],
]);
leaves([
  'My bike was stolen from the park.',
  'It is a great deal.',
  'Bring it back to me.',
  'She ran out the door.',
  'I was told from the start.',
]);

describe('more verbs and what goes with them', () => {
  mends([
    ['My roommate got engaged with a lawyer.', 'My roommate got engaged to a lawyer.'],
    ['Your camera is similar with mine.', 'Your camera is similar to mine.'],
    ['He graduated at university in March.', 'He graduated from university in March.'],
    ["What's wrong about this printer?", "What's wrong with this printer?"],
    ['Thank you to your quick reply.', 'Thank you for your quick reply.'],
    ['I have to hand in the report until Friday.', 'I have to hand in the report by Friday.'],
  ]);
  leaves([
    'The phone is engaged.',
    'Thank you to all of you.',
    'He graduated in March.',
    'She paid two thousand yen to the driver.',
  ]);
});

mends([
  ['We arrived to Osaka late at night.', 'We arrived in Osaka late at night.'],
  ['We arrived to the hotel.', 'We arrived at the hotel.'],
  ['We ran out milk this morning.', 'We ran out of milk this morning.'],
  ['I thanked the nurse about her kindness.', 'I thanked the nurse for her kindness.'],
]);
leaves(['We arrived at Osaka Station.']);

mends([
  ['Please take me this address.', 'Please take me to this address.'],
  ["I decided this hotel because it's cheap.", "I decided on this hotel because it's cheap."],
  ['He looks just his father.', 'He looks just like his father.'],
]);
leaves([
  'Please bring me the address book.',
  'We decided the matter.',
  'He looks just fine.',
  'He looks just like his father.',
]);
