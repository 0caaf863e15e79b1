import { describe, expect, it } from 'vitest';
import { englishPhonemes } from './english-phonemes.ts';

describe('English phonemes', () => {
  it('keeps the marks at which a voice pauses', async () => {
    expect(await englishPhonemes('Well, I know. Do you?', 'american')).toMatch(
      /^[^,]+, [^.]+\. [^?]+\?$/u,
    );
  });

  it('does not pause inside numbers, times and abbreviations', async () => {
    const phonemes = await englishPhonemes(
      'Mr. Lee pays 1,000 yen at 5:30 p.m. on Monday',
      'american',
    );

    expect(phonemes).not.toMatch(/[.,:]/u);
  });

  it('names money after its number', async () => {
    const [three, dollars] = (await englishPhonemes('$3', 'american')).split(' ');

    expect(three).toBe('θɹˈi');
    expect(dollars).toMatch(/^dˈɑl/u);
  });

  it('has a sound for a syllable without a vowel', async () => {
    expect(await englishPhonemes('gotten', 'american')).toBe('ɡˈɑtᵊn');
  });

  it('speaks both accents', async () => {
    expect(await englishPhonemes('go', 'american')).toBe('ɡˈO');
    expect(await englishPhonemes('go', 'british')).toBe('ɡˈQ');
  });
});

describe('figures and abbreviations in English', () => {
  it.each([
    ['It costs $5.50.', 'It costs five dollars fifty.'],
    ['I paid $4.05.', 'I paid four dollars and five cents.'],
    ['It costs $1,200.', 'It costs one thousand two hundred dollars.'],
    ["It's $1.", "It's one dollar."],
    ["It's $0.99.", "It's ninety nine cents."],
    ["It's $2.5 million.", "It's two point five million dollars."],
    ["It's €20 or £3.", "It's twenty euros or three pounds."],
    ['¥1,000', 'one thousand yen'],
    ['It went up 3.5%.', 'It went up three point five percent.'],
    ['1,200 people', 'one thousand two hundred people'],
    ["It's 7:30.", "It's seven thirty."],
    ['at 7:05 a.m.', 'at seven oh five a.m.'],
    ['It leaves at 7:00.', "It leaves at seven o'clock."],
    ['at 7:00 p.m.', 'at seven p.m.'],
    ['the 2nd floor', 'the second floor'],
    ['the 1990s', 'the nineteen nineties'],
    ["the '90s", 'the nineties'],
    ['in 1995', 'in nineteen ninety five'],
    ['in 1905', 'in nineteen oh five'],
    ['It cost 1800 yen.', 'It cost one thousand eight hundred yen.'],
    ['on May 3', 'on May third'],
    ['July 22, 2024', 'July twenty second, two thousand twenty four'],
    ['10-15 minutes', 'ten to fifteen minutes'],
    ['Call 090-1234-5678.', 'Call oh nine oh, one two three four, five six seven eight.'],
    ['Room 305', 'Room three oh five'],
    ['Flight NH106', 'Flight N H one oh six'],
    ['No. 5', 'number five'],
    ['5 kg', 'five kilograms'],
    ['1 km', 'one kilometer'],
    ["It's 30°C.", "It's thirty degrees Celsius."],
    ['1/2 cup', 'one half cup'],
    ['cats & dogs', 'cats and dogs'],
    ['24/7', 'twenty-four seven'],
    ['cats vs. dogs', 'cats versus dogs'],
    ['Dr. Smith', 'doctor Smith'],
    ['the U.S. market', 'the US market'],
    ['She has a Ph.D. in art.', 'She has a PhD in art.'],
    ['Email info@example.com.', 'Email info at example dot com.'],
  ])('says %s as %s', async (written, said) => {
    expect(words(await englishPhonemes(written, 'american'))).toBe(
      words(await englishPhonemes(said, 'american')),
    );
  });

  it('does not pause inside U.S., and ends a sentence there', async () => {
    expect(await englishPhonemes('In the U.S. now', 'american')).not.toMatch(/[.,]/u);
    expect(await englishPhonemes('I live in the U.S.', 'american')).toMatch(/\.$/u);
  });

  it('keeps a street apart from a saint', async () => {
    expect(await englishPhonemes('Main St.', 'american')).toContain('stɹ');
    expect(await englishPhonemes('St. Mary', 'american')).toMatch(/^sənt/u);
  });
});

describe('English words of one spelling and two sounds', () => {
  it.each([
    ['Did you read it yesterday?', 'ɹˈid'],
    ['I read it yesterday.', 'ɹˈɛd'],
    ['She read it to me.', 'ɹˈɛd'],
    ['Does she read?', 'ɹˈid'],
    ['I have read it.', 'ɹˈɛd'],
    ['I want to read it.', 'ɹˈid'],
    ['He will lead the team.', 'lˈid'],
    ['I live in Kyoto.', 'lˈɪv'],
    ['We saw a live concert.', 'lˈIv'],
    ['It was broadcast live.', 'lˈIv'],
    ['Please close the door.', 'klˈOz'],
    ['Close the window.', 'klˈOz'],
    ['We close at nine.', 'klˈOz'],
    ['We are close friends.', 'klˈOs'],
    ["It's close to the station.", 'klˈOs'],
    ['Can you record it?', 'ɹᵻkˈoɹd'],
    ['We have a record of it.', 'ɹˈɛkəɹd'],
    ["I'll be there.", 'ˌIl'],
  ])('reads %s with %s', async (sentence, sound) => {
    expect((await englishPhonemes(sentence, 'american')).split(/[ .?]/)).toContain(sound);
  });
});

/** Espeak divides, stresses and softens figures a little otherwise than words. */
const words = (phonemes: string): string => phonemes.replaceAll(/[ ˈˌ]/gu, '').replaceAll('T', 't');
