import { saidWords } from '../../language/judge/said-words.ts';
import { judge } from '../../language/judge/judge.ts';
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
  return [...checkEnglish(question), ...checkAnswers(question), ...checkWrong(question)];
}

function checkEnglish({ answers, wrong }: Question): readonly LocalProblem[] {
  const sentences = [...placed('answers', answers), ...placed('wrong', wrong)];
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
  return placed('answers', answers).flatMap(({ path, text }, at): readonly LocalProblem[] => {
    const asHeard = text.toLowerCase().replaceAll(/[.,!?](?=\s|$)/gu, '');
    if (![text, asHeard].every((said) => isAccepted(said, answers)))
      return [{ path, kind: 'answer-not-accepted', detail: text }];
    const earlier = answers.slice(0, at);
    return earlier.length > 0 && isAccepted(text, earlier)
      ? [{ path, kind: 'same-answer-twice', detail: text }]
      : [];
  });
}

const checkWrong = ({ answers, wrong }: Question): readonly LocalProblem[] =>
  placed('wrong', wrong)
    .filter(({ text }) => judge(saidWords(text), answers).outcome !== 'not-accepted')
    .map(({ path, text }) => ({ path, kind: 'wrong-variant-accepted', detail: text }));

const isAccepted = (said: string, answers: readonly string[]): boolean =>
  judge(saidWords(said), answers).outcome === 'accepted';

const placed = (field: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ path: [field, at], text }));
