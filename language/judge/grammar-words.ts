/** Little words by what they do in a sentence. */
export const among = (words: string): ((word: string) => boolean) => {
  const set = new Set(words.split(' '));
  return (word) => set.has(word);
};
export const isArticle = among('a an the');
export const isPossessive = among("my your his her its our their 's");
export const isPreposition = among(
  'to of in on at by for from with without about into onto over under up down out off until since during before after between through within among against around across behind beside near',
);
export const isPronoun = among(
  'i you he she it we they me him us them mine yours hers ours theirs who whom whose which what this that these those there myself yourself himself herself itself ourselves themselves',
);
export const isHelper = among(
  'am is are was were be been being do does did have has had having will would can could shall should may might must to',
);
export const isModal = among('will would can could shall should may might must');
export const isQuantity = among(
  'no much many few little some any each every all both another other others most almost more less',
);
export const isNegation = among('not never');
