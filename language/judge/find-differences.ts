import type { Step } from '../align/align.ts';
import { easilyMisheard } from '../align/easily-misheard.ts';
import { isFunctionWord } from '../align/function-words.ts';
import { soundKey } from '../align/sound-key.ts';
import { firstForm, type Token } from '../normalise/token.ts';
import type { SaidWord } from './verdict.ts';

export interface Difference {
  /** How many steps it takes from one side to the other. */
  readonly steps: number;
  /** How clearly the words that make the difference were heard, 0 to 1. */
  readonly confidence: number;
  /** A recogniser easily writes one for the other, and grammar is not at stake. */
  readonly isMatterOfSound: boolean;
}

/** Stretches that differ, each with how sure we can be of it. */
export function findDifferences(
  steps: readonly Step[],
  said: readonly SaidWord[],
): readonly Difference[] {
  return stretches(steps).map(({ from, to }) => {
    const stretch = steps.slice(from, to);
    return {
      steps: stretch.length,
      confidence: confidenceAround(steps, from, to, said),
      isMatterOfSound: stretch.every(isMisheard) || isCutElsewhere(stretch),
    };
  });
}

const isDifference = (step: Step): boolean => step.kind !== 'same' && step.kind !== 'passed-over';

/** Positions in the steps of an alignment; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where steps differ, from the first that does up to before the next that does not. */
export function stretches(steps: readonly Step[]): readonly Stretch[] {
  const found: { from: number; to: number }[] = [];
  steps.forEach((step, at) => {
    if (!isDifference(step)) return;
    const last = found.at(-1);
    if (last?.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  });
  return found;
}

/** Of what was said in its place; where nothing was, of the words on both sides of the hole. */
function confidenceAround(
  steps: readonly Step[],
  from: number,
  to: number,
  said: readonly SaidWord[],
): number {
  const inside = heardIn(steps.slice(from, to), said);
  if (inside.length > 0) return Math.min(...inside);
  const beside = [
    ...heardIn(steps.slice(0, from), said).slice(-1),
    ...heardIn(steps.slice(to), said).slice(0, 1),
  ];
  return beside.length === 0 ? 0 : Math.min(...beside);
}

const heardIn = (steps: readonly Step[], said: readonly SaidWord[]): readonly number[] =>
  steps.flatMap((step) =>
    step.said.flatMap((token) => token.words.map((word) => said[word]?.confidence ?? 0)),
  );

function isMisheard(step: Step): boolean {
  const [expected] = step.expected;
  const [said] = step.said;
  if (step.kind !== 'swap' || expected === undefined || said === undefined) return false;
  return easilyMisheard(firstForm(expected), firstForm(said));
}

/** The same sounds cut into words at another place: "a nice man", "an ice man". */
function isCutElsewhere(stretch: readonly Step[]): boolean {
  const expected = stretch.flatMap((step) => step.expected).map(firstForm);
  const said = stretch.flatMap((step) => step.said).map(firstForm);
  const hasContent = [expected, said].every((side) => side.some((word) => !isFunctionWord(word)));
  const [key, other] = [soundKey(expected.join('')), soundKey(said.join(''))];
  // Figures have no letters to compare.
  const hasFigures = /\d/u.test([...expected, ...said].join(''));
  return hasContent && !hasFigures && key === other;
}

/** How clearly each token of the alignment was heard; nothing heard is 0. */
export function meanConfidence(tokens: readonly Token[], said: readonly SaidWord[]): number {
  const heard = tokens.flatMap((token) => token.words.map((word) => said[word]?.confidence ?? 0));
  return heard.length === 0 ? 0 : heard.reduce((sum, one) => sum + one, 0) / heard.length;
}
