import { describe, expect, it } from 'vitest';
import { englishParser } from '../../link-grammar/fixtures/english-parser.ts';
import { FormCheck } from './form-check.ts';

const ROOMY = 5_000_000;

describe('the form of what is said', () => {
  const check = new FormCheck(englishParser(), ROOMY);

  it.each([
    'How about Sunday?',
    'What about going to the park?',
    'With no sugar, please.',
    "Sorry I'm late.",
    'Sounds good to me.',
    'Thanks for your help the other day.',
    'The new one is way quieter.',
    "I'm so tired I can't cook today.",
    'I ended up taking a taxi.',
    "I'll email you the slides.",
    'I always take a shower before bed.',
    'The committee have organised a sale.',
    "Where'd you get those?",
    'How come he left early?',
    "I'd rather you didn't tell my parents.",
    'She was late, and so were we.',
    'Please reply by Friday 21 November.',
    'He came but did not call.',
    "He came but didn't call.",
    'She never found out.',
    "I'd like an iced tea.",
    'Her brother being away, she went alone.',
  ])('%j links up', (sentence) => {
    expect(check.formOf(sentence)).toBeLessThan(5);
  });

  it.each([
    'How about go shopping?',
    'With no a sugar, please.',
    "Sorry I'm am late.",
    'Thanks for help me the other day.',
    'The new one is way more quieter than.',
    'I ended up take a taxi.',
    'I always take shower before bed.',
    'The committee has organise a sale.',
    'How come he leave early?',
    'She are late, and so were we.',
    "He come but didn't called.",
  ])('%j does not', (sentence) => {
    expect(check.formOf(sentence)).toBe(Infinity);
  });

  it('is unknown of a word or two', () => {
    expect(check.formOf('Not really.')).toBeUndefined();
  });

  it('is unknown once the work for all sentences is done', () => {
    const tired = new FormCheck(englishParser(), 20_000);
    const first = tired.formOf('She likes music.');

    expect(first).toBeLessThan(1);
    expect(tired.formOf('When I was a child, I used to go there with my father.')).toBeUndefined();
    expect(tired.formOf('He likes it.')).toBeUndefined();
    expect(tired.formOf('She likes music.')).toBe(first);
  });
});
