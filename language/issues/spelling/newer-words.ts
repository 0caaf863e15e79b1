import { wordSet } from '../words/word-set.ts';

/** What learners say and dictionaries lack, or have under another meaning. */
const NEWER_WORDS = wordSet(`
  eco ipod ipad gmail uber suica pasmo suv suvs telework teleworking esports chatgpt glamping bouldering pilates gelato macaron
  macarons frappuccino omurice reskill reskilling upskill upskilling ambivert dos don'ts don’ts podcaster vlogging
  workcation staycation rebook rebooked rebooking livestream livestreaming influencer influencers futsal cashless contactless barista smoothie smoothies
`);

/** A word with one of these before it is a word: "uncertified", "eco-friendly". */
const BEFORE_A_WORD = /^(?:un|non|re|over|under|eco|co|anti|multi|semi|super|self|micro|tele)-?/u;
const SHORTEST_WORD = 4;

export const isNewerWord = (word: string): boolean => NEWER_WORDS.has(word);

/** What stands behind a part that can be put before any word; undefined where there is none. */
export function withoutPrefix(word: string): string | undefined {
  const rest = word.replace(BEFORE_A_WORD, '');
  return rest !== word && rest.length >= SHORTEST_WORD ? rest : undefined;
}
