import { writtenOut } from './japanese-signs.ts';
import { JAPANESE_READINGS } from './pronunciations.ts';
import { respell } from './respell-english.ts';

/** What our rules and lists make of a text before it is read; empty where they have nothing to say. */
export function pronunciationsIn(
  text: string,
  language: 'english' | 'japanese',
): readonly string[] {
  const told = language === 'english' ? respell(text) : writtenOut(text);
  const listed = language === 'english' ? [] : JAPANESE_READINGS;
  return [
    ...(told === text ? [] : [told]),
    ...listed.filter(([word]) => told.includes(word)).map((entry) => entry.join(' ')),
  ];
}
