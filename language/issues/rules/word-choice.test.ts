import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('words that are taken for others', () => {
  mends([
    ['I drank two pills after every meal.', 'I took two pills after every meal.'],
    ['I did a big mistake.', 'I made a big mistake.'],
    ['He said me that he was busy.', 'He told me that he was busy.'],
    ['Please teach me your address.', 'Please tell me your address.'],
    ['How do you think about it?', 'What do you think about it?'],
    ['We played ski last winter.', 'We skied last winter.'],
    ['Can you borrow me a pen?', 'Can you lend me a pen?'],
    ['Can I lend your pen?', 'Can I borrow your pen?'],
    ['The price is too expensive.', 'The price is too high.'],
    ['How do you call this in English?', 'What do you call this in English?'],
  ]);
  leaves([
    'I drank two cups of tea.',
    'I made a mistake.',
    'He said so to me.',
    'She teaches me English.',
    'How do you like it?',
    'Can I borrow a pen?',
    'The bag is expensive.',
    'I did my homework.',
    'We took a bath.',
    'He said you were late.',
    'What do you say about that?',
    'I work hard.',
    'How do you say this in English?',
  ]);
});

mends([
  ['How a beautiful view!', 'What a beautiful view!'],
  ["Don't say anyone about it.", "Don't tell anyone about it."],
  ["I'm wondering that I should go.", "I'm wondering if I should go."],
  ['My mother is a good cooker.', 'My mother is a good cook.'],
  ['To be honestly, I forgot.', 'To be honest, I forgot.'],
  ['I tried to remind his name.', 'I tried to remember his name.'],
  ["I can't win my sister at tennis.", "I can't beat my sister at tennis."],
  ['You can stay here as far as you are quiet.', 'You can stay here as long as you are quiet.'],
  ['I fell on the stairs.', 'I fell on the stairs.'],
]);
leaves([
  'How beautiful it is!',
  'I wonder about that.',
  'The rice cooker is good.',
  'Remind her of the meeting.',
  "I can't win the game.",
  'He felt on top of the world.',
  'At first, I was nervous.',
]);

describe('more words that are confused', () => {
  mends([
    ['Please rise your hand.', 'Please raise your hand.'],
    ['I overslept and lost the first train.', 'I overslept and missed the first train.'],
    ['I heard carefully to the news.', 'I listened carefully to the news.'],
    ["I'm convenient any time.", "I'm available any time."],
    ['This tool is very convenience.', 'This tool is very convenient.'],
    ['I watched an old friend at the station.', 'I saw an old friend at the station.'],
    ['I almost stay at home on Sundays.', 'I usually stay at home on Sundays.'],
  ]);
  leaves([
    'Prices rise every year.',
    'I lost my wallet on the train.',
    'I heard from her.',
    'I almost stayed.',
    'We watched a movie.',
  ]);
});

mends([
  ['The price of vegetables is too expensive.', 'The price of vegetables is too high.'],
  ['According to my opinion, it is good.', 'In my opinion, it is good.'],
  ['As long as I know, it closes at eight.', 'As far as I know, it closes at eight.'],
  ['In case of me, music works best.', 'In my case, music works best.'],
  ['I took it in mistake.', 'I took it by mistake.'],
  ['It is improving little and little.', 'It is improving little by little.'],
  ['I buy lunch at the convenience near here.', 'I buy lunch at the convenience store near here.'],
  ['That I want most right now is a holiday.', 'What I want most right now is a holiday.'],
]);
leaves([
  'That you want to help is kind.',
  'As long as I know you are safe, I am happy.',
  'I like the convenience of it.',
]);

mends([
  ['When time does the shop open?', 'What time does the shop open?'],
  ['Any day is fine without Monday.', 'Any day is fine except Monday.'],
  ['Please put off your shoes.', 'Please take off your shoes.'],
  ["I don't think I can catch the deadline.", "I don't think I can meet the deadline."],
  ['The price became down last year.', 'The price went down last year.'],
  ['There was a misunderstood between us.', 'There was a misunderstanding between us.'],
  ['Thanks for all of you, we finished in time.', 'Thanks to all of you, we finished in time.'],
  ['You won me this time!', 'You beat me this time!'],
  ['As far as you pay in time, you can stay.', 'As long as you pay in time, you can stay.'],
  ["I don't very like coffee.", "I don't really like coffee."],
]);
leaves([
  'When it is time, call me.',
  'We put off the trip.',
  'He became down-hearted.',
  'Thanks for all of your help.',
  'It won me a prize.',
  'Feelings can be misunderstood.',
  'Monday is fine without him.',
]);
