import { isNear, SURE, type Finding, type Span } from '../finding.ts';
import type { Form, FormCheck } from '../form/form-check.ts';
import { writtenSentence } from '../form/written-sentence.ts';
import type { TaggedSentence } from '../tagged-word.ts';
import type { Candidate } from './candidate.ts';
import { isTelling, likeliestFirst, marginOf, type FormChange } from './margins.ts';
import { suggestEdits, type Suggestion } from './suggest-edits.ts';

/** A language model is asked about so many changes to a sentence of that many words or less, and of more in a longer one. */
const FEWEST_ASKED = 12;

/** Half of all right sentences cost no more to link up. */
const ORDINARY_COST = 1;

interface CheckedSuggestion extends Suggestion {
  readonly change: FormChange;
  readonly form: Form;
}

/**
 * The changes to a sentence that are worth asking a language model about, once the sure findings in it are mended. What
 * makes a sentence link up comes first; what breaks one that does is left out.
 */
export function findCandidates(
  sentence: TaggedSentence,
  span: Span,
  mended: readonly Finding[],
  check: FormCheck,
): readonly Candidate[] {
  return checkSuggestions(sentence, span, mended, check)
    .slice(0, mostAsked(sentence))
    .map(({ finding, type, change }) => ({
      finding,
      marginNats: marginOf(type, change),
      isDrop: type.startsWith('drop'),
    }));
}

/** The change that explains why a sentence does not link up, where one is so telling that it needs no language model. */
export function findTellingChange(
  sentence: TaggedSentence,
  span: Span,
  mended: readonly Finding[],
  check: FormCheck,
): Finding | undefined {
  const [telling] = checkSuggestions(sentence, span, mended, check, isTelling)
    .filter(({ change, form = Infinity }) => change === 'mends' && form <= ORDINARY_COST)
    .toSorted((a, b) => (a.form ?? 0) - (b.form ?? 0));
  return telling && { ...telling.finding, confidence: SURE };
}

function checkSuggestions(
  sentence: TaggedSentence,
  span: Span,
  mended: readonly Finding[],
  check: FormCheck,
  isWanted: (type: Suggestion['type']) => boolean = () => true,
): readonly CheckedSuggestion[] {
  const formWith = (more: readonly Finding[]) =>
    check.formOf(
      writtenSentence(sentence.text, { span, endsWith: sentence.endsWith }, [...mended, ...more]),
    );
  const now = formWith([]);
  const enough = isLinked(now) ? mostAsked(sentence) : Infinity;
  const checked: CheckedSuggestion[] = [];
  for (const suggestion of suggestEdits(sentence).toSorted((a, b) =>
    likeliestFirst(a.type, b.type),
  )) {
    const { finding, type } = suggestion;
    if (checked.length >= enough) break;
    if (!isWanted(type) || mended.some((other) => isNear(finding.span, other.span))) continue;
    const form = formWith([finding]);
    const change = changeOf(now, form);
    if (change !== undefined) checked.push({ ...suggestion, change, form });
  }
  return checked.toSorted((a, b) => Number(b.change === 'mends') - Number(a.change === 'mends'));
}

export const mostAsked = ({ words }: TaggedSentence): number =>
  Math.max(FEWEST_ASKED, words.length);

const isLinked = (form: Form): boolean => form !== undefined && form < Infinity;

function changeOf(before: Form, after: Form): FormChange | undefined {
  if (isLinked(before)) return after === Infinity ? undefined : 'keeps';
  return before === Infinity && isLinked(after) ? 'mends' : 'unknown';
}
