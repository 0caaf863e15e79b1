import { generateNearMisses } from '../../language/near-misses/generate-near-misses.ts';
import { spokenForm } from '../../language/normalise/spoken-form.ts';
import { wordsOf } from '../../language/normalise/normalise.ts';
import { latticeOf } from '../../language/wordings/accepted-wordings.ts';
import { isWording } from '../../language/wordings/is-wording.ts';
import { nearestWordings } from '../../language/wordings/nearest-wordings.ts';
import type { Expected } from '../../language/judge/judge.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import { differsByMistake } from '../../language/judge/weigh-sound.ts';
import { tagText } from '../proofreading/wink-tagger.ts';
import { asWritten } from './as-written.ts';
import { countWordErrors } from './word-errors.ts';

/** What may have been said, beside what a model wrote. */
export interface Contenders {
  /** Accepted wordings, the nearest first; at least one. */
  readonly wordings: readonly string[];
  /** What learners say instead, and what is listed as wrong. */
  readonly rivals: readonly string[];
  /** Whether what was written is an accepted wording, or a rival. */
  readonly heardAs: 'wording' | 'rival' | 'neither';
}

/** Of so many wordings near what was heard the sound chooses. */
const MOST_WORDINGS = 3;

/**
 * What to weigh against the sound, with what another model `drafted` where that looks like a learner's mistake; nothing where what
 * was heard is further than so many words from everything expected.
 */
export function contendersOf(
  expected: Expected,
  heard: string,
  mostWordsApart: number,
  drafted?: string,
): Contenders | undefined {
  const lattice = latticeOf(expected);
  const wordings = nearestWordings(lattice, wordsOf(heard), MOST_WORDINGS).map(asWritten);
  const said = spokenForm(heard);
  const isNear = (text: string): boolean =>
    countWordErrors(said, spokenForm(text)) <= mostWordsApart;
  const [nearest] = wordings;
  const listed = expected.wrong.filter(isNear).map(asWritten);
  if (nearest === undefined || (!isNear(nearest) && listed.length === 0)) return undefined;
  const misses = tagText(nearest)
    .flatMap(generateNearMisses)
    .map(({ text }) => text);
  const drafts = drafted === undefined ? [] : [drafted];
  const mistaken = drafts.filter((draft) =>
    wordings.some((wording) => differsByMistake(saidWords(draft), wording)),
  );
  const rivals = [...new Set([...listed, ...misses, ...mistaken.map(asWritten)])].filter(
    (text) => !isWording(lattice, wordsOf(text)),
  );
  const isHeard = (text: string): boolean => spokenForm(text) === said;
  return {
    wordings,
    rivals,
    heardAs: isWording(lattice, wordsOf(heard))
      ? 'wording'
      : rivals.some(isHeard)
        ? 'rival'
        : 'neither',
  };
}
