import { leaves, mends } from './mends.fixture.ts';

mends([
  ['An accident was happened.', 'An accident happened.'],
  ['You suppose to take off your shoes.', 'You are supposed to take off your shoes.'],
  ['This temple built in 1603.', 'This temple was built in 1603.'],
  ['The meeting will hold in this room.', 'The meeting will be held in this room.'],
]);
leaves(['The temple built in 1603 is old.']);
