import type { Step } from '../align/align.ts';
import { wordsOf } from '../normalise/normalise.ts';
import { explainDifferences, MOST_DIFFERENCES } from './explain-differences.ts';
import type { Stretch } from './find-differences.ts';
import type { Comparison, RemarkKind } from './verdict.ts';

/** A difference from the nearest accepted wording that looks like a mistake, and may be another way of saying it. */
export interface SuspectedMistake {
  readonly kind: RemarkKind;
  /** The words that differ with their neighbours, as they were written: "in morning" and "in the morning". */
  readonly said: string;
  readonly right: string;
  /** All that was said, with this alone as the wording has it. */
  readonly mended: string;
  readonly stretches: readonly Stretch[];
}

/** What differs from the nearest accepted wording as learners' mistakes do; nothing where hardly a word is the same. */
export function suspectMistakes(
  words: readonly string[],
  comparison: Comparison,
): readonly SuspectedMistake[] {
  const { steps, nearest } = comparison;
  const same = steps.filter(({ kind }) => kind === 'same').length;
  const differing = steps.filter(({ kind }) => kind !== 'same' && kind !== 'passed-over').length;
  if (differing > same) return [];
  const expected = wordsOf(nearest);
  const differences = explainDifferences(steps);
  if (differences.length > MOST_DIFFERENCES) return [];
  return differences.flatMap(({ kind, stretches }): readonly SuspectedMistake[] => {
    const [first, last] = [stretches[0], stretches.at(-1)];
    if (kind === undefined || first === undefined || last === undefined) return [];
    const from = Math.max(0, first.from - 1);
    const to = Math.min(steps.length, last.to + 1);
    const around = wholeWords(steps, [{ from, to }]).flatMap((whole) =>
      steps.slice(whole.from, whole.to),
    );
    return [
      {
        kind,
        stretches,
        said: written(around, (step) => step.said, words),
        right: written(around, (step) => step.expected, expected),
        mended: mend(words, comparison, stretches),
      },
    ];
  });
}

function written(
  steps: readonly Step[],
  side: (step: Step) => Step['said'],
  all: readonly string[],
): string {
  return placesOf(steps, side)
    .map((at) => all[at] ?? '')
    .join(' ')
    .replaceAll(/[.,!?;:]+$/gu, '');
}

const placesOf = (steps: readonly Step[], side: (step: Step) => Step['said']): readonly number[] =>
  [...new Set(steps.flatMap((step) => side(step).flatMap((token) => token.words)))].toSorted(
    (a, b) => a - b,
  );

/** What was said with these stretches as the wording has them; half of a short form takes the other half with it. */
export function mend(
  words: readonly string[],
  { steps, nearest }: Pick<Comparison, 'steps' | 'nearest'>,
  stretches: readonly Stretch[],
): string {
  const expected = wordsOf(nearest);
  return wholeWords(steps, stretches)
    .toReversed()
    .reduce((mended, { from, to }) => {
      const gone = placesOf(steps.slice(from, to), (step) => step.said);
      const before = placesOf(steps.slice(0, from), (step) => step.said).at(-1) ?? -1;
      const start = gone[0] ?? before + 1;
      const end = (gone.at(-1) ?? start - 1) + 1;
      const instead = placesOf(steps.slice(from, to), (step) => step.expected);
      return spliced(
        mended,
        { from: start, to: end },
        instead.map((at) => expected[at] ?? ''),
      );
    }, words)
    .join(' ');
}

/** The stretches, each grown until no word stands half in it, in order; those that meet become one. */
function wholeWords(steps: readonly Step[], stretches: readonly Stretch[]): readonly Stretch[] {
  const whole: Stretch[] = [];
  for (const stretch of stretches) {
    let { from, to } = stretch;
    while (from > 0 && shareWord(steps[from - 1], steps.slice(from, to))) from -= 1;
    while (to < steps.length && shareWord(steps[to], steps.slice(from, to))) to += 1;
    const last = whole.at(-1);
    if (last !== undefined && from <= last.to) whole[whole.length - 1] = { from: last.from, to };
    else whole.push({ from, to });
  }
  return whole;
}

function shareWord(step: Step | undefined, others: readonly Step[]): boolean {
  if (step === undefined) return false;
  return [(one: Step) => one.said, (one: Step) => one.expected].some((side) => {
    const places = placesOf(others, side);
    return placesOf([step], side).some((place) => places.includes(place));
  });
}

/** Other words in their place; the marks that end a clause stay where it ends. */
function spliced(
  words: readonly string[],
  { from, to }: Stretch,
  instead: readonly string[],
): readonly string[] {
  const isInserted = from === to && MARKS.test(instead.at(-1) ?? '');
  const [marks = ''] = MARKS.exec(words[isInserted ? from - 1 : to - 1] ?? '') ?? [];
  const isMoved = isInserted || instead.length === 0;
  const before = isMoved ? withoutLastMarks(words.slice(0, from)) : words.slice(0, from);
  const changed = [...before, ...withoutLastMarks(instead)];
  const last = changed.pop();
  return [
    ...changed,
    ...(last === undefined ? [] : [last + (from === to && !isInserted ? '' : marks)]),
    ...words.slice(to),
  ];
}

const MARKS = /[.,!?;:]+$/u;
const withoutLastMarks = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => (at === words.length - 1 ? word.replace(MARKS, '') : word));
