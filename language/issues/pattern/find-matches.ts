import type { TaggedWord } from '../tagged-word.ts';
import type { Edit, Match, Range, Step } from './pattern.ts';

/** A clause begins after one of these even without a pause. */
const OPENERS =
  /^(?:and|but|so|because|if|when|that|although|though|while|then|or|maybe|think|actually|also|yes|yeah|no|well|however|since|before|after|unless|until|where|why|what|who|how)$/u;

interface State {
  readonly at: number;
  readonly taken: readonly Range[];
  readonly edits: readonly Edit[];
  readonly open: { readonly from: number; readonly replacement: readonly string[] } | undefined;
  readonly mayPause: boolean;
}

/** Every place where a pattern fits, the earliest first; places do not overlap. */
export function findMatches(
  steps: readonly Step[],
  words: readonly TaggedWord[],
): readonly Match[] {
  const matches: Match[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const start: State = { at: from, taken: [], edits: [], open: undefined, mayPause: true };
    const end = follow(steps, 0, words, start);
    if (end === undefined) continue;
    matches.push({ range: { from, to: end.at }, taken: end.taken, edits: end.edits });
    from = Math.max(from, end.at - 1);
  }
  return matches;
}

function follow(
  steps: readonly Step[],
  step: number,
  words: readonly TaggedWord[],
  state: State,
): State | undefined {
  const current = steps[step];
  if (current === undefined) return state;
  const goOn = (next: State) => follow(steps, step + 1, words, next);
  const { at } = state;
  switch (current.kind) {
    case 'words':
      return takeWords(steps, step, words, state, current);
    case 'next': {
      const next = words[at];
      const fits = next !== undefined && next.breakBefore === '' && current.test(next);
      return fits === current.wanted ? goOn(state) : undefined;
    }
    case 'previous': {
      const previous = words[at - 1];
      const fits =
        previous !== undefined && words[at]?.breakBefore === '' && current.test(previous);
      return fits === current.wanted ? goOn(state) : undefined;
    }
    case 'sentence-start':
      return at === 0 ? goOn(state) : undefined;
    case 'sentence-end':
      return at === words.length ? goOn(state) : undefined;
    case 'clause-start':
      return isClauseStart(words, at) ? goOn(state) : undefined;
    case 'clause-end':
      return words[at] === undefined || words[at].breakBefore !== '' ? goOn(state) : undefined;
    case 'may-pause':
      return goOn({ ...state, mayPause: true });
    case 'open':
      return goOn({ ...state, open: { from: at, replacement: current.replacement } });
    case 'close': {
      if (state.open === undefined) throw new RangeError('an edit closes that never opened');
      const edit = { ...state.open, to: at };
      return goOn({ ...state, open: undefined, edits: [...state.edits, edit] });
    }
  }
}

const isClauseStart = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 || words[at]?.breakBefore !== '' || OPENERS.test(words[at - 1]?.lower ?? '');

/** As many as fit, then fewer: the rest of the pattern decides. */
function takeWords(
  steps: readonly Step[],
  step: number,
  words: readonly TaggedWord[],
  state: State,
  { test, least, most }: Step & { readonly kind: 'words' },
): State | undefined {
  const { at } = state;
  let count = 0;
  while (count < most) {
    const word = words[at + count];
    const pauses = word?.breakBefore !== '' && !(count === 0 && state.mayPause);
    if (word === undefined || pauses || !test(word)) break;
    count += 1;
  }
  for (; count >= least; count -= 1) {
    const end = follow(steps, step + 1, words, {
      ...state,
      at: at + count,
      taken: [...state.taken, { from: at, to: at + count }],
      mayPause: count === 0 && state.mayPause,
    });
    if (end !== undefined) return end;
  }
  return undefined;
}
