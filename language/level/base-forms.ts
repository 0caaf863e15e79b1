import { IRREGULAR_FORMS } from './irregular-forms.ts';

/** Ending, what stands in its place in the base form, and how long a base must be at least. */
const ENDINGS: readonly (readonly [ending: string, instead: string, shortest: number])[] = [
  ['ies', 'y', 3],
  ['ied', 'y', 3],
  ['ier', 'y', 4],
  ['iest', 'y', 4],
  ['ily', 'y', 4],
  ['s', '', 3],
  ['es', '', 3],
  ['d', '', 3],
  ['ed', '', 3],
  ['ing', '', 3],
  ['ing', 'e', 3],
  ['r', '', 3],
  ['er', '', 3],
  ['st', '', 3],
  ['est', '', 3],
  ['ly', '', 4],
  ['ly', 'le', 5],
];

/**
 * What a dictionary may list a word under, the likeliest first, the word itself always among them.
 * Rules only: "during" yields "dur", so ask for the first one that is a word.
 */
export function baseForms(word: string): readonly string[] {
  const bare = word.replace(/'s$|'$/u, '');
  const irregular = IRREGULAR_FORMS.get(bare);
  const bases = ENDINGS.flatMap(([ending, instead, shortest]) => {
    const stem = bare.slice(0, -ending.length);
    if (!bare.endsWith(ending) || (ending === 's' && /[sui]$/u.test(stem))) return [];
    if (ending === 'd' && /^..e$/u.test(stem) && stem.endsWith('ee')) return [];
    const bases = [`${stem}${instead}`];
    if (instead === '' && /^(?:ed|ing|er|est)$/u.test(ending) && isDoubled(stem)) {
      bases.push(stem.slice(0, -1));
    }
    return bases.filter((base) => base.length >= shortest);
  });
  return [...new Set([bare, ...(irregular === undefined ? [] : [irregular]), ...bases])];
}

const isDoubled = (stem: string): boolean => /([bdgklmnprtv])\1$/u.test(stem);
