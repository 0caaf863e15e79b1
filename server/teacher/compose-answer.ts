import type { Remark } from '../../language/judge/verdict.ts';
import type { FoundTopic } from './handbook-index.ts';
import type { JudgedSentence, OwnAnswer, TeacherTask } from './teacher.ts';
import { TEACHER_TEXTS, type TeacherTexts } from './teacher-texts.ts';
import { asksForOtherWays, asksAboutOwnAnswer } from './what-is-asked.ts';

/** More at once teaches less. */
const MOST_REASONS = 4;
/** A second topic must fit nearly as well as the first. */
const NEARLY_AS_GOOD = 0.85;

/** The built-in teacher's answer, part by part; each ends with an empty line. */
export function* composeAnswer(task: TeacherTask): Generator<string> {
  const texts = TEACHER_TEXTS[task.language];
  const { asked, own, sentence, question, language } = task;
  const wantsWays = asksForOtherWays(asked);
  // A sentence she asks about is meant, and not her answer.
  const isAboutOwn = sentence === undefined && asksAboutOwnAnswer(asked);
  let isAnswered = false;
  const part = (...lines: readonly string[]) => {
    isAnswered = true;
    return asPart(lines);
  };

  if (sentence)
    yield part(`# ${texts.sentenceHeading}`, ...aboutSentence(sentence, texts, language));
  if (wantsWays && question.answers.length > 1) yield part(...otherWays(task, texts));
  const isOpen = own !== undefined && own.verdict !== 'correct';
  if (own && (isAboutOwn || (isOpen && !sentence && !wantsWays))) {
    const lines = [`# ${texts.ownHeading}`, ...aboutOwn(own, texts, language)];
    // Unasked it is only an addition, and no answer yet.
    yield isAboutOwn ? part(...lines) : asPart(lines);
  }
  for (const topic of bestOf(task.topics)) yield part(...aboutTopic(topic, task, texts));
  if (!isAnswered) yield asPart([texts.unknown, '', ...texts.offers.map((offer) => `- ${offer}`)]);
  yield asPart([`# ${texts.noteHeading}`, question.note[language]]);
}

const asPart = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`;

function bestOf(topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const [first, second] = topics;
  if (!first) return [];
  return second && second.fit >= first.fit * NEARLY_AS_GOOD ? [first, second] : [first];
}

function aboutSentence(
  { said, verdict, nearest, remarks }: JudgedSentence,
  texts: TeacherTexts,
  language: TeacherTask['language'],
): readonly string[] {
  const why = reasons(remarks, texts, language);
  switch (verdict) {
    case 'correct':
      return [texts.sentenceRight(said), ...why];
    case 'unlisted':
      return [texts.sentenceUnlisted(said), texts.nearest(nearest)];
    case 'wrong':
      return [texts.sentenceWrong(said), ...why, ...nearestOf(remarks, nearest, texts)];
  }
}

function aboutOwn(
  own: OwnAnswer,
  texts: TeacherTexts,
  language: TeacherTask['language'],
): readonly string[] {
  const why = reasons(own.remarks, texts, language);
  switch (own.verdict) {
    case 'correct':
      return [texts.ownRight(own.said), ...why];
    case 'unlisted':
      return [texts.ownUnlisted(own.said), texts.nearest(own.nearest)];
    case 'wrong':
      return [
        own.isTyped ? texts.ownTyped(own.said) : texts.ownHeard(own.said),
        ...why,
        ...nearestOf(own.remarks, own.nearest, texts),
      ];
  }
}

/** A wording that is made otherwise would seem to take the correction back. */
function nearestOf(
  remarks: readonly Remark[],
  nearest: string,
  texts: TeacherTexts,
): readonly string[] {
  const isMendedAlike = remarks.every(
    ({ said, right }) => said === '' || (nearest.includes(right) && !nearest.includes(said)),
  );
  return isMendedAlike ? [texts.nearest(nearest)] : [];
}

/** Nothing but what the judge found: what merely differs may be just as right. */
const reasons = (
  remarks: readonly Remark[],
  texts: TeacherTexts,
  language: TeacherTask['language'],
): readonly string[] =>
  remarks.slice(0, MOST_REASONS).map(({ said, right, why }) => {
    if (said === '' || right === '') return `- ${why[language]}`;
    return `- ${texts.mend(said, right, why[language])}`;
  });

const aboutTopic = (
  { topic }: FoundTopic,
  { language }: TeacherTask,
  texts: TeacherTexts,
): readonly string[] => [
  `# ${topic.title[language]}`,
  topic.rule[language],
  '',
  topic.contrast[language],
  '',
  ...topic.examples.map(({ en, ja }) => `- ${texts.example(en, ja)}`),
];

function otherWays({ question }: TeacherTask, texts: TeacherTexts): readonly string[] {
  const ways = question.answers.slice(1).map((answer) => `- ${answer}`);
  return [`# ${texts.waysHeading}`, texts.waysIntro, ...ways];
}
