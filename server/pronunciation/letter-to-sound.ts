/** Letters to the sounds of CMU's dictionary, the longest first; for words that no dictionary lists. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^tch/u, 'CH'],
  [/^tsu/u, 'T S UW'],
  [/^sch/u, 'SH'],
  [/^(?:sh|ti(?=on)|ci(?=ous|al))/u, 'SH'],
  [/^ch/u, 'CH'],
  [/^ph/u, 'F'],
  [/^th/u, 'TH'],
  [/^ck/u, 'K'],
  [/^ng(?![aeiou])/u, 'NG'],
  [/^qu/u, 'K W'],
  [/^(?:wh|w)/u, 'W'],
  [/^(?:kn|gn)/u, 'N'],
  [/^igh/u, 'AY'],
  [/^(?:ee|ea|ie)/u, 'IY'],
  [/^oo/u, 'UW'],
  [/^(?:ou|ow)(?![aeiou])/u, 'OW'],
  [/^(?:ai|ay|ei|ey)(?![aeiou])/u, 'EY'],
  [/^(?:oi|oy)(?![aeiou])/u, 'OY'],
  [/^(?:au|aw)(?![aeiou])/u, 'AO'],
  [/^(?:er|ir|ur)(?![aeiou])/u, 'ER'],
  [/^ar(?![aeiou])/u, 'AA R'],
  [/^or(?![aeiou])/u, 'AO R'],
  [/^c(?=[eiy])/u, 'S'],
  [/^x/u, 'K S'],
  [/^e$/u, ''],
  [/^y(?=[aeiou])/u, 'Y'],
];
const SINGLE: Readonly<Record<string, string>> = {
  a: 'AA',
  b: 'B',
  c: 'K',
  d: 'D',
  e: 'EH',
  f: 'F',
  g: 'G',
  h: 'HH',
  i: 'IY',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'OW',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'UW',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'IY',
  z: 'Z',
};

/**
 * A guess at how a word sounds, good enough to lay a name over the sound it takes and to find the words around it; not to
 * judge it by. `undefined` where there is no Latin letter.
 */
export function letterToSound(word: string): string | undefined {
  let rest = word
    .toLowerCase()
    .replaceAll(/[éè]/gu, 'ay')
    .normalize('NFD')
    .replaceAll(/[^a-z]/gu, '')
    .replaceAll(/([b-df-hj-np-tv-z])\1/gu, '$1');
  const sounds: string[] = [];
  while (rest !== '') {
    const rule = SOUNDS.find(([letters]) => letters.test(rest));
    const length = rule === undefined ? 1 : (rule[0].exec(rest)?.[0].length ?? 1);
    sounds.push(rule?.[1] ?? SINGLE[rest.slice(0, 1)] ?? '');
    rest = rest.slice(length);
  }
  const heard = sounds.filter((sound) => sound !== '');
  return heard.length === 0 ? undefined : heard.join(' ');
}
