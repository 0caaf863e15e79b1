import type { MarkedWord } from '../judge/verdict.ts';
import type { Step } from './align.ts';

interface Group {
  readonly isRight: boolean;
  readonly expected: ReadonlySet<number>;
  readonly said: ReadonlySet<number>;
}

/** The alignment in the words of the page: nothing of the answer is left out, and of what was said only what was set aside. */
export function markWords(
  steps: readonly Step[],
  answer: readonly string[],
  said: readonly string[],
): readonly MarkedWord[] {
  const groups = coverAll(mergeShared(steps.flatMap(asGroup)), answer.length);
  return groups.map(({ isRight, expected, said: heard }) =>
    marked(isRight, textOf(expected, answer), textOf(heard, said)),
  );
}

function asGroup(step: Step): readonly Group[] {
  if (step.kind === 'passed-over') return [];
  const expected = new Set(step.expected.flatMap((token) => token.words));
  const said = new Set(step.said.flatMap((token) => token.words));
  return [{ isRight: step.kind === 'same', expected, said }];
}

/** Steps that share a written word ("I'm" is two) are shown as one, with all that lies between them. */
function mergeShared(groups: readonly Group[]): readonly Group[] {
  return groups.reduce<readonly Group[]>((merged, group) => {
    const from = merged.findIndex(
      (earlier) => overlap(earlier.expected, group.expected) || overlap(earlier.said, group.said),
    );
    return from < 0
      ? [...merged, group]
      : [...merged.slice(0, from), [...merged.slice(from), group].reduce(together)];
  }, []);
}

const overlap = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  [...a].some((word) => b.has(word));

const together = (a: Group, b: Group): Group => ({
  isRight: a.isRight && b.isRight,
  expected: new Set([...a.expected, ...b.expected]),
  said: new Set([...a.said, ...b.said]),
});

/** Words of the answer that were passed over (o'clock, a dash) go to the word before them, or to the first. */
function coverAll(groups: readonly Group[], length: number): readonly Group[] {
  const owner = new Map(
    groups.flatMap((group) => [...group.expected].map((word) => [word, group])),
  );
  const first = groups.find((group) => group.expected.size > 0);
  const added = new Map<Group, number[]>();
  let current = first;
  for (let word = 0; word < length; word += 1) {
    const holder = owner.get(word);
    if (holder === undefined && current !== undefined)
      added.set(current, [...(added.get(current) ?? []), word]);
    current = holder ?? current;
  }
  return groups.map((group) => ({
    ...group,
    expected: new Set([...group.expected, ...(added.get(group) ?? [])].toSorted((a, b) => a - b)),
  }));
}

const textOf = (words: ReadonlySet<number>, all: readonly string[]): string | undefined =>
  words.size === 0 ? undefined : [...words].map((word) => all[word]).join(' ');

function marked(
  isRight: boolean,
  expected: string | undefined,
  said: string | undefined,
): MarkedWord {
  if (expected !== undefined && said !== undefined)
    return { mark: isRight ? 'right' : 'replaced', expected, said };
  if (expected !== undefined) return { mark: 'missing', expected };
  if (said !== undefined) return { mark: 'extra', said };
  throw new RangeError('a step without words');
}
