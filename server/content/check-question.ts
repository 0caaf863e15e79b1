import { isAccepted, isToldApart } from './acceptance.ts';
import { leadingWording } from '../../language/wordings/expand-pattern.ts';
import { parsePattern } from '../../language/wordings/parse-pattern.ts';
import { isPatternFlaw } from '../../language/wordings/pattern.ts';
import { spokenForm } from '../../language/normalise/spoken-form.ts';
import type { Question } from './book-schema.ts';
import type { ContentProblemKind } from './content-problem.ts';
import type { ContentPath } from './yaml-positions.ts';

/** A problem with its place inside the part that was checked. */
export interface LocalProblem {
  readonly path: ContentPath;
  readonly kind: ContentProblemKind;
  readonly detail: string;
}

/** Longer than this cannot be kept in mind and said in one breath. */
const LONGEST_MODEL_ANSWER_WORDS = 16;

/** Whether our own judge agrees with the author about this question. */
export function checkQuestion(question: Question): readonly LocalProblem[] {
  return [
    ...checkEnglish(question),
    ...checkAnswers(question),
    ...checkWordings(question),
    ...checkWrong(question),
  ];
}

function checkEnglish({ answers, wordings, wrong }: Question): readonly LocalProblem[] {
  const sentences = [
    ...placed('answers', answers),
    ...placed('wordings', wordings),
    ...placed('wrong', wrong),
  ];
  const foreign = sentences
    .filter(({ text }) => !/^[\x20-\x7e]+$/u.test(text))
    .map(({ path, text }): LocalProblem => ({ path, kind: 'not-plain-english', detail: text }));
  const words = answers[0]?.split(/\s+/u).length ?? 0;
  return words <= LONGEST_MODEL_ANSWER_WORDS
    ? foreign
    : [
        ...foreign,
        { path: ['answers', 0], kind: 'model-answer-too-long', detail: `${words} words` },
      ];
}

function checkAnswers({ answers }: Question): readonly LocalProblem[] {
  const spoken = answers.map(spokenForm);
  return placed('answers', answers).flatMap(({ path, text }, at): readonly LocalProblem[] => {
    const asHeard = text.toLowerCase().replaceAll(/[.,!?](?=\s|$)/gu, '');
    // Its own answer first: what is accepted by one is accepted by all of them.
    if (![text, asHeard].every((said) => isAccepted(said, [text]) || isAccepted(said, answers)))
      return [{ path, kind: 'answer-not-accepted', detail: text }];
    return spoken.indexOf(spoken[at] ?? '') < at
      ? [{ path, kind: 'same-answer-twice', detail: text }]
      : [];
  });
}

/** The wording that leads a pattern is a sentence that the judge can hear. */
const checkWordings = ({ wordings }: Question): readonly LocalProblem[] =>
  placed('wordings', wordings).flatMap(({ path, text }): readonly LocalProblem[] => {
    const pattern = parsePattern(text);
    if (isPatternFlaw(pattern)) return [{ path, kind: 'not-as-described', detail: text }];
    const leading = leadingWording(pattern);
    return isAccepted(leading, [leading])
      ? []
      : [{ path, kind: 'answer-not-accepted', detail: leading }];
  });

const checkWrong = (question: Question): readonly LocalProblem[] =>
  placed('wrong', question.wrong)
    .filter(({ text }) => !isToldApart(text, question))
    .map(({ path, text }) => ({ path, kind: 'wrong-variant-accepted', detail: text }));

const placed = (field: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ path: [field, at], text }));
