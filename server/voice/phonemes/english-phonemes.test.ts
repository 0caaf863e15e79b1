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

  it('speaks both accents', async () => {
    expect(await englishPhonemes('go', 'american')).toBe('ɡˈO');
    expect(await englishPhonemes('go', 'british')).toBe('ɡˈQ');
  });
});
