import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/shared/language.ts';
import { laterTexts } from './later-texts.ts';

it.each(LANGUAGES)(
  'to say a sentence again is called otherwise than to speak again: %s',
  async (language) => {
    const { speakAgain, sayAgain } = (await laterTexts[language].monologue()).correction;
    expect(speakAgain).not.toBe(sayAgain);
  },
);
