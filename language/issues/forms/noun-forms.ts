const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  life: 'lives',
  wife: 'wives',
  knife: 'knives',
  leaf: 'leaves',
  shelf: 'shelves',
  half: 'halves',
  wolf: 'wolves',
  thief: 'thieves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  businessman: 'businessmen',
  businesswoman: 'businesswomen',
  salesman: 'salesmen',
  policeman: 'policemen',
  fireman: 'firemen',
  grandchild: 'grandchildren',
  housewife: 'housewives',
  fish: 'fish',
  sheep: 'sheep',
  series: 'series',
  species: 'species',
  yen: 'yen',
  aircraft: 'aircraft',
};
const SINGULAR_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR).map(([one, many]) => [many, one]),
);
/** Singular although they end in s, or having no singular. */
const NOT_PLURAL =
  /(?:ss|us|is)$|^(?:means|news|physics|maths|mathematics|economics|politics|gas|bus|lens|always|perhaps|series|species|towards|besides|sometimes|afterwards|nowadays|tennis|christmas|james|paris|texas|los|les|us|this|its|yes|plus|thus|as|was|is|has|does|goes|thanks|overseas|gymnastics|athletics|electronics|upstairs|downstairs|indoors|outdoors|chaos|canvas|atlas|pancreas|bias|alias)$/u;

export const plural = (noun: string): string =>
  IRREGULAR[noun] ??
  (/(?:s|x|z|ch|sh)$/u.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/u.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`);

export const isPlural = (noun: string): boolean =>
  SINGULAR_OF.has(noun) || (noun.endsWith('s') && !NOT_PLURAL.test(noun) && noun.length > 2);

/** Only of what `isPlural`. */
export function singular(noun: string): string {
  const irregular = SINGULAR_OF.get(noun);
  if (irregular !== undefined) return irregular;
  if (
    noun.endsWith('ies') &&
    !/^(?:movies|cookies|pies|ties|lies|selfies|hoodies|zombies|brownies|calories|smoothies)$/u.test(
      noun,
    )
  )
    return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|us)es$/u.test(noun) && !/(?:ache|headache|caches)s$/u.test(noun))
    return noun.slice(0, -2);
  return noun.replace(/s$/u, '');
}

/** `a` or `an`, by sound as far as spelling tells. */
export function indefinite(word: string): 'a' | 'an' {
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honor|honour|heir)/u.test(lower)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|util|eur|one|once|u(?:sb|fo|k)|ewe)/u.test(lower)) return 'a';
  if (/^[A-Z]{2,}$/u.test(word)) return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a';
  return /^(?:[aeiou]|8|11|18)/u.test(lower) ? 'an' : 'a';
}
