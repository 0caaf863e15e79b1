import type { Step } from '../align/align.ts';
import { firstForm, type Token } from '../normalise/token.ts';
import { contraryOf } from './contrary.ts';
import { stretches, type Stretch } from './find-differences.ts';
import { kindOf } from './kind-of-difference.ts';
import type { RemarkKind } from './verdict.ts';

/** One way in which an answer differs from the accepted wording nearest to it. */
export interface ExplainedDifference {
  /** Nothing where it is no known kind of mistake: other words may be just as right. */
  readonly kind: RemarkKind | undefined;
  /** Where, in order: at least one stretch, and two for words that stand elsewhere. */
  readonly stretches: readonly Stretch[];
}

/** With more of them it is another way of saying it, whatever each looks like. */
export const MOST_DIFFERENCES = 2;

/** Why what was said differs from the accepted wording; words that only moved are one difference. */
export const explainDifferences = (steps: readonly Step[]): readonly ExplainedDifference[] => {
  const found = stretches(steps).map((stretch) => ({ stretch, ...sidesOf(steps, stretch) }));
  const moved = movedAmong(found);
  const others = found.filter((one) => !moved.includes(one));
  const isAlone = others.length + Math.min(moved.length, 1) === 1;
  const explained = others.map(({ stretch, expected, said }): ExplainedDifference => {
    const after = steps.slice(stretch.to);
    const contrary = contraryOf(expected, said, steps.slice(0, stretch.from), after);
    return {
      stretches: [stretch],
      kind:
        contrary === undefined ? kindOf(expected, said, after[0]) : isAlone ? contrary : undefined,
    };
  });
  if (moved.length === 0) return explained;
  const order: ExplainedDifference = {
    kind: 'word-order',
    stretches: moved.map(({ stretch }) => stretch),
  };
  return [...explained, order].toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Whether all that differs, if anything does, differs as mistakes do. */
export function isExplained(steps: readonly Step[]): boolean {
  const differences = explainDifferences(steps);
  return (
    differences.length <= MOST_DIFFERENCES && differences.every(({ kind }) => kind !== undefined)
  );
}

const placeOf = ({ stretches: [first] }: ExplainedDifference): number => first?.from ?? 0;

interface Sides {
  readonly expected: readonly string[];
  readonly said: readonly string[];
}

function sidesOf(steps: readonly Step[], { from, to }: Stretch): Sides {
  const words = (side: (step: Step) => readonly Token[]) =>
    steps.slice(from, to).flatMap((step) => side(step).map(firstForm));
  return { expected: words((step) => step.expected), said: words((step) => step.said) };
}

/** Those of which all words are missing in one place and too many in another. */
function movedAmong<Found extends Sides>(found: readonly Found[]): readonly Found[] {
  const missing = new Set(found.flatMap(({ expected }) => expected));
  const words = new Set(found.flatMap(({ said }) => said).filter((word) => missing.has(word)));
  const moved = found.filter(({ expected, said }) =>
    [...expected, ...said].every((word) => words.has(word)),
  );
  const allOf = (side: (one: Found) => readonly string[]) =>
    moved.flatMap(side).toSorted().join(' ');
  return allOf(({ expected }) => expected) === allOf(({ said }) => said) ? moved : [];
}
