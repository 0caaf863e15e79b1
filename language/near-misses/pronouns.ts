import { dropped, replaced, type NearMissRule } from './change.ts';

const CONFUSED: Readonly<Record<string, readonly string[]>> = {
  i: ['my', 'me'],
  me: ['my', 'I', 'mine'],
  my: ['your', 'me', 'mine'],
  mine: ['my', 'me'],
  he: ['she', 'his', 'him'],
  she: ['he', 'her'],
  him: ['her', 'his', 'he'],
  his: ['her', 'him', 'he'],
  her: ['his', 'him', 'she'],
  we: ['our', 'us'],
  us: ['our', 'we'],
  our: ['us', 'we'],
  they: ['their', 'them', 'it'],
  them: ['they', 'it', 'their'],
  their: ['them', 'they', 'its'],
  it: ['this', 'them', 'they'],
  its: ["it's"],
  your: ['you'],
  you: ['your'],
  myself: ['my self', 'me'],
  who: ['which', 'what'],
  which: ['who', 'what'],
  what: ['which', 'that', 'how'],
  how: ['what'],
  whose: ['who'],
  someone: ['anyone'],
  anything: ['something', 'nothing'],
  nothing: ['anything'],
  something: ['anything'],
};

/** Exchanged or left out: Japanese leaves subjects and objects to the listener. */
export const pronounMisses: NearMissRule = (words, at) => {
  const others = CONFUSED[words[at]?.lower ?? ''];
  // The other half of "I'm" would hang on another word.
  if (others === undefined || /^['’]/u.test(words[at + 1]?.text ?? '')) return [];
  const canGo = /^(?:i|it|me|you|he|she|we|they|them|him|us)$/u.test(words[at]?.lower ?? '');
  return [...replaced('pronoun', at, ...others), ...(canGo ? [dropped('missing-word', at)] : [])];
};
