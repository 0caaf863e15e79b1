import { added, dropped, replaced, type NearMissRule } from './change.ts';

/** What learners say for each; Japanese particles do not part them as English does. */
const CONFUSED: Readonly<Record<string, readonly string[]>> = {
  in: ['on', 'at', 'for', 'after', 'to'],
  on: ['in', 'at', 'to', 'by'],
  at: ['in', 'on', 'to', 'for'],
  to: ['for', 'at', 'in', 'on', 'with'],
  for: ['to', 'since', 'during', 'of', 'in'],
  since: ['for', 'from'],
  from: ['since', 'of', 'at'],
  of: ['for', 'in', 'from', 'about'],
  with: ['by', 'to', 'for', 'and'],
  by: ['until', 'with', 'on', 'at', 'in'],
  until: ['by', 'to'],
  about: ['for', 'of', 'on'],
  during: ['while', 'for'],
  while: ['during'],
  into: ['in', 'to'],
  onto: ['on', 'to'],
  over: ['on', 'above'],
  between: ['among', 'from'],
  among: ['between'],
  before: ['until', 'by'],
  after: ['later', 'from'],
  as: ['like', 'for'],
  like: ['as'],
  than: ['then', 'that', 'from'],
  off: ['of', 'from'],
  without: ['no', 'with'],
  through: ['by', 'in'],
  within: ['in', 'by'],
};
/** After these English says nothing where Japanese has a particle. */
const BARE_PLACE = /^(?:home|here|there|abroad|overseas|downtown|upstairs|downstairs)$/u;
const BARE_TIME = /^(?:next|last|this|every|yesterday|today|tomorrow|tonight)$/u;

/** Exchanged, left out, or said where there is none: "discuss about", "reach to", "go to there". */
export const prepositionMisses: NearMissRule = (words, at) => {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined) return [];
  const others = CONFUSED[word.lower];
  if (others !== undefined && word.pos !== 'PART' && word.pos !== 'VERB') {
    const isFree = word.lower === 'like' && word.pos !== 'ADP';
    return isFree ? [] : [...replaced('preposition', at, ...others), dropped('preposition', at)];
  }
  if (BARE_PLACE.test(word.lower) && before?.pos === 'VERB') return added('preposition', at, 'to');
  if (BARE_TIME.test(word.lower) && next !== undefined)
    return added('preposition', at, /^(?:next|last|this|every)$/u.test(word.lower) ? 'in' : 'on');
  const isObject = /^(?:NOUN|PRON|DET|PROPN)$/u.test(word.pos);
  if (before?.pos === 'VERB' && isObject)
    return added('preposition', at, 'to', 'about', 'with', 'for');
  return [];
};
