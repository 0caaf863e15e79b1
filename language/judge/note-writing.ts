import { soundTheSame } from '../align/homophones.ts';
import type { Step } from '../align/align.ts';
import { bareWord } from '../normalise/bare-word.ts';
import { wordsOf } from '../normalise/normalise.ts';
import { spell } from '../normalise/spelling.ts';
import { firstForm, type Token } from '../normalise/token.ts';
import { remarkText } from './remark-texts.ts';
import type { Remark } from './verdict.ts';

/** What there is to say of how a right answer was typed: another word of the same sound, a British spelling. */
export function noteWriting(
  steps: readonly Step[],
  typed: readonly string[],
  answer: string,
): readonly Remark[] {
  const expected = wordsOf(answer);
  return steps.flatMap((step): readonly Remark[] => {
    const [own, other] = [step.said[0], step.expected[0]];
    if (step.kind !== 'same' || own === undefined || other === undefined) return [];
    if (wordsIn(step.said) > 1 || wordsIn(step.expected) > 1) return [];
    const said = bareWord(typed[own.words[0] ?? 0] ?? '');
    const right = bareWord(expected[other.words[0] ?? 0] ?? '');
    if (said.replaceAll('-', '') === right.replaceAll('-', '') || said === 'ok') return [];
    // "you're" is two tokens and "your" is one.
    const isShortForm = step.said.length !== step.expected.length;
    const isOtherWord =
      isShortForm ||
      (!own.forms.some((form) => other.forms.includes(form)) &&
        own.forms.some((form) => other.forms.some((one) => soundTheSame(form, one))));
    if (isOtherWord && !/\d/u.test(firstForm(own) + firstForm(other)))
      return [{ kind: 'homophone', said, right, why: remarkText('homophone', said, right) }];
    return spell(said) === right && said !== right
      ? [{ kind: 'british', said, right, why: remarkText('british', said, right) }]
      : [];
  });
}

const wordsIn = (tokens: readonly Token[]): number =>
  new Set(tokens.flatMap(({ words }) => words)).size;
