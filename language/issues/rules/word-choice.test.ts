import { describe } from 'vitest';
import { leaves, mends } from './mends.fixture.ts';

describe('words that are taken for others', () => {
  mends([
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
