import { firstForm, type Token } from '../normalise/token.ts';
import { meanTheSame } from '../normalise/vocabulary.ts';
import { soundTheSame, soundsLikeContraction } from './homophones.ts';
import { keyDistance } from './sound-distance.ts';
import { soundKey } from './sound-key.ts';

/** One step through both sentences; `same` has tokens on both sides, `swap` exactly one on each. */
export interface Step {
  readonly kind: 'same' | 'swap' | 'missing' | 'extra' | 'passed-over';
  readonly expected: readonly Token[];
  readonly said: readonly Token[];
}

export interface Alignment {
  readonly steps: readonly Step[];
  readonly cost: number;
}

const GAP_COST = 1;
/** A swap costs more than a gap and less than two, so that exchanged words show as moved, not as two swaps. */
const SWAP_BASE_COST = 0.6;
const SWAP_SOUND_COST = 0.7;

interface Cell {
  readonly cost: number;
  readonly step: Step | undefined;
}

/** The cheapest way from what was expected to what was said. */
export function align(expected: readonly Token[], said: readonly Token[]): Alignment {
  const keys = new Map([...expected, ...said].map((token) => [token, soundKey(firstForm(token))]));
  const grid: Cell[][] = [];
  for (let row = 0; row <= expected.length; row += 1) {
    const cells: Cell[] = [];
    grid.push(cells);
    for (let column = 0; column <= said.length; column += 1) {
      const options = stepsTo(
        expected.slice(Math.max(0, row - 2), row),
        said.slice(Math.max(0, column - 2), column),
      ).map((step): Cell => ({
        step,
        cost: costOf(step, keys) + before(grid, row, column, step),
      }));
      const start: Cell = { cost: 0, step: undefined };
      cells.push(
        options.reduce((best, next) => (next.cost < best.cost ? next : best), options[0] ?? start),
      );
    }
  }
  return { steps: trace(grid), cost: grid.at(-1)?.at(-1)?.cost ?? 0 };
}

const before = (
  grid: readonly (readonly Cell[])[],
  row: number,
  column: number,
  step: Step,
): number => grid[row - step.expected.length]?.[column - step.said.length]?.cost ?? 0;

function trace(grid: readonly (readonly Cell[])[]): readonly Step[] {
  const steps: Step[] = [];
  let [row, column] = [grid.length - 1, (grid[0]?.length ?? 1) - 1];
  for (let step = grid[row]?.[column]?.step; step !== undefined; step = grid[row]?.[column]?.step) {
    steps.unshift(step);
    row -= step.expected.length;
    column -= step.said.length;
  }
  return steps;
}

/** Every step that can end here, the preferred ones first. */
function stepsTo(expected: readonly Token[], said: readonly Token[]): readonly Step[] {
  const steps: Step[] = [];
  const [e2, e1] = [expected.at(-2), expected.at(-1)];
  const [s2, s1] = [said.at(-2), said.at(-1)];
  if (e1 && s1) {
    if (areSame(e1, s1)) steps.push({ kind: 'same', expected: [e1], said: [s1] });
    else if (!e1.optional && !s1.optional) steps.push({ kind: 'swap', expected: [e1], said: [s1] });
    if (e2 && isJoin(s1, e2, e1)) steps.push({ kind: 'same', expected: [e2, e1], said: [s1] });
    if (s2 && isJoin(e1, s2, s1)) steps.push({ kind: 'same', expected: [e1], said: [s2, s1] });
  }
  if (s1) steps.push({ kind: s1.optional ? 'passed-over' : 'extra', expected: [], said: [s1] });
  if (e1) steps.push({ kind: e1.optional ? 'passed-over' : 'missing', expected: [e1], said: [] });
  return steps;
}

function costOf(step: Step, keys: ReadonlyMap<Token, string>): number {
  const [expected] = step.expected;
  const [said] = step.said;
  if (step.kind === 'same' || step.kind === 'passed-over') return 0;
  if (expected === undefined || said === undefined) return GAP_COST;
  return (
    SWAP_BASE_COST + SWAP_SOUND_COST * keyDistance(keys.get(expected) ?? '', keys.get(said) ?? '')
  );
}

const areSame = (a: Token, b: Token): boolean =>
  a.forms.some((form) =>
    b.forms.some((other) => soundTheSame(form, other) || meanTheSame(form, other)),
  );

/** "anymore" is "any more", a spoken "your" may be "you're", and "brothers" may be "brother's". */
function isJoin(one: Token, first: Token, second: Token): boolean {
  const isShortForm =
    first.contracted && second.contracted && first.words.join() === second.words.join();
  return first.forms.some((start) =>
    second.forms.some(
      (end) =>
        one.forms.includes(start + end) ||
        (isShortForm && end === "'s" && one.forms.includes(`${start}s`)) ||
        (isShortForm && one.forms.some((form) => soundsLikeContraction(form, start, end))),
    ),
  );
}
