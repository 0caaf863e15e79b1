const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  well: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  fun: ['more fun', 'most fun'],
};
const SHORT =
  /^(?:big|small|tall|short|long|old|young|new|hot|cold|warm|cool|fast|slow|high|low|cheap|rich|poor|hard|soft|easy|busy|early|late|near|close|happy|heavy|light|dark|bright|strong|weak|large|great|nice|kind|clean|dirty|deep|wide|thick|thin|fat|sad|safe|quick|loud|quiet|smart|clever|simple|pretty|cute|funny|lucky|noisy|healthy|hungry|tasty|spicy|sweet|lazy|friendly|lovely|dry|wet|sharp|sunny|cloudy|windy|scary|angry|ugly|crazy|wise|brave|fresh|fair|clear|rough|smooth|tight|loose|mild|calm|narrow|tiny|sleepy|thirsty|salty|sour|chilly|tough|few)$/u;
const DOUBLES = /^(?:big|hot|fat|thin|sad|wet)$/u;

/** Adjectives that take -er and -est. */
export const isShortAdjective = (word: string): boolean => SHORT.test(word) || word in IRREGULAR;

export const comparative = (word: string): string =>
  IRREGULAR[word]?.[0] ?? (isShortAdjective(word) ? withEnding(word, 'er') : `more ${word}`);

export const superlative = (word: string): string =>
  IRREGULAR[word]?.[1] ?? (isShortAdjective(word) ? withEnding(word, 'est') : `most ${word}`);

function withEnding(word: string, ending: 'er' | 'est'): string {
  if (word.endsWith('e')) return `${word}${ending.slice(1)}`;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}i${ending}`;
  return `${word}${DOUBLES.test(word) ? word.slice(-1) : ''}${ending}`;
}

const FROM_FORM: ReadonlyMap<string, string> = new Map(
  (/\(\?:(.*)\)/u.exec(SHORT.source)?.[1] ?? '')
    .split('|')
    .concat(['good', 'bad', 'far'])
    .flatMap((word) => [
      [comparative(word), word],
      [superlative(word), word],
    ]),
);

/** `taller` and `tallest` are of `tall`; undefined for what is not compared. */
export const positive = (form: string): string | undefined => FROM_FORM.get(form);
export const isComparative = (form: string): boolean =>
  positive(form) !== undefined && comparative(positive(form) ?? '') === form;
export const isSuperlative = (form: string): boolean =>
  positive(form) !== undefined && superlative(positive(form) ?? '') === form;
