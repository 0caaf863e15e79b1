import { AREA_OF, type Finding, type IssueKind, type Why } from '../finding.ts';
import type { TaggedSentence } from '../tagged-word.ts';
import type { Topic } from '../topics.ts';
import { spell } from '../../normalise/spelling.ts';
import { findMatches } from './find-matches.ts';
import { parsePattern } from './parse-pattern.ts';
import { writeEdits } from './write-edit.ts';

/** Looks at one sentence and says what is wrong in it. */
export type Rule = (sentence: TaggedSentence) => readonly Finding[];

export interface PhraseRule {
  readonly kind: IssueKind;
  readonly topic: Topic;
  /** `{wrong}` and `{right}` become the learner's words and ours. */
  readonly why: Why;
  readonly confidence: number;
  /** In the language of `parse-pattern.ts`; one with a confidence of its own is a pair. */
  readonly patterns: readonly (string | readonly [pattern: string, confidence: number])[];
}

/** Patterns with one reason. */
export function phraseRule(rule: PhraseRule): Rule {
  const patterns = rule.patterns.map((entry) => {
    const [pattern, confidence] = typeof entry === 'string' ? [entry, rule.confidence] : entry;
    return { steps: parsePattern(pattern), confidence };
  });
  return (sentence) =>
    patterns.flatMap(({ steps, confidence }) =>
      findMatches(steps, sentence.words).flatMap((match) => {
        const edit = writeEdits(sentence, match.edits, match.taken);
        if (edit === undefined || isSameWord(sentence.text, edit)) return [];
        return [asFinding(rule, sentence, { ...edit, confidence })];
      }),
    );
}

/** "recognise" for "recognize" mends nothing. */
const isSameWord = (text: string, { span, replacement }: Pick<Finding, 'span' | 'replacement'>) =>
  spell(text.slice(span.start, span.end)) === spell(replacement);

/** What is common to the findings of rules, whether they come from patterns or from code. */
export function asFinding(
  { kind, topic, why }: Pick<Finding, 'kind' | 'topic' | 'why'>,
  { text }: TaggedSentence,
  found: Pick<Finding, 'span' | 'replacement' | 'confidence'>,
): Finding {
  const wrong = text.slice(found.span.start, found.span.end).trim();
  const right = found.replacement.trim();
  const say = (line: string) => line.replaceAll('{wrong}', wrong).replaceAll('{right}', right);
  return {
    ...found,
    kind,
    area: AREA_OF[kind],
    topic,
    why: { ja: say(why.ja), en: say(why.en), ko: say(why.ko) },
  };
}
