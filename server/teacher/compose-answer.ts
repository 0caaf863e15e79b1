import type { Finding } from '../../language/issues/finding.ts';
import type { FoundTopic } from './handbook-index.ts';
import type { OwnAnswer, TeacherTask } from './teacher.ts';
import { TEACHER_TEXTS, type TeacherTexts } from './teacher-texts.ts';
import { asksForOtherWays, asksAboutOwnAnswer } from './what-is-asked.ts';

/** More at once teaches less. */
const MOST_DIFFERENCES = 4;
const MOST_FINDINGS = 3;
/** A second topic must fit nearly as well as the first. */
const NEARLY_AS_GOOD = 0.85;

/** The built-in teacher's answer, part by part; each ends with an empty line. */
export function* composeAnswer(task: TeacherTask): Generator<string> {
  const texts = TEACHER_TEXTS[task.language];
  const { asked, own, sentence, question, language } = task;
  const wantsWays = asksForOtherWays(asked);
  const isAboutOwn = asksAboutOwnAnswer(asked);
  let isAnswered = false;
  const part = (...lines: readonly string[]) => {
    isAnswered = true;
    return asPart(lines);
  };

  if (sentence) yield part(`# ${texts.sentenceHeading}`, ...aboutSentence(task, texts));
  if (wantsWays && question.answers.length > 1) yield part(...otherWays(task, texts));
  if (own && (isAboutOwn || (!own.isRight && !sentence && !wantsWays))) {
    const lines = [`# ${texts.ownHeading}`, ...aboutOwn(own, texts, language)];
    // Unasked it is only an addition, and no answer yet.
    yield isAboutOwn ? part(...lines) : asPart(lines);
  }
  const found = sentence ?? (own?.isRight === false ? own : undefined);
  for (const topic of bestOf(task.topics)) {
    yield part(...aboutTopic(topic, found?.findings ?? [], found?.said ?? '', task, texts));
  }
  if (!isAnswered) yield asPart([texts.unknown, '', ...texts.offers.map((offer) => `- ${offer}`)]);
  yield asPart([`# ${texts.noteHeading}`, question.note[language]]);
}

const asPart = (lines: readonly string[]): string => `${lines.join('\n')}\n\n`;

function bestOf(topics: readonly FoundTopic[]): readonly FoundTopic[] {
  const [first, second] = topics;
  if (!first) return [];
  return second && second.fit >= first.fit * NEARLY_AS_GOOD ? [first, second] : [first];
}

function aboutSentence({ sentence, language }: TeacherTask, texts: TeacherTexts) {
  if (!sentence) return [];
  const { said, nearest } = sentence;
  if (sentence.isRight) return [texts.sentenceRight(said)];
  return [
    sentence.isKnownMistake ? texts.sentenceKnownMistake(said) : texts.sentenceUnknown(said),
    texts.nearest(nearest),
    ...differences(sentence, texts),
    ...mends(sentence, texts, language),
  ];
}

function aboutOwn(own: OwnAnswer, texts: TeacherTexts, language: TeacherTask['language']) {
  if (own.isRight) return [texts.ownRight(own.said)];
  return [
    texts.ownWrong(own.said, own.nearest),
    ...differences(own, texts),
    ...mends(own, texts, language),
  ];
}

const differences = ({ words }: OwnAnswer, texts: TeacherTexts): readonly string[] =>
  words
    .flatMap(({ mark, said = '', expected = '' }) => {
      switch (mark) {
        case 'right':
          return [];
        case 'missing':
          return [texts.missing(expected)];
        case 'extra':
          return [texts.extra(said)];
        case 'replaced':
          return [texts.replaced(said, expected)];
      }
    })
    .slice(0, MOST_DIFFERENCES)
    .map((line) => `- ${line}`);

const mends = (
  { findings, said }: OwnAnswer,
  texts: TeacherTexts,
  language: TeacherTask['language'],
): readonly string[] =>
  findings.slice(0, MOST_FINDINGS).map((finding) => {
    const { before, after } = changeOf(finding, said);
    const why = finding.why[language];
    return `- ${after === '' ? texts.cut(before, why) : texts.mend(before, after, why)}`;
  });

/** The words a finding changes; where it only puts something in, the word beside it comes along. */
function changeOf({ span, replacement }: Finding, said: string) {
  const before = said.slice(span.start, span.end).trim();
  if (before !== '') return { before, after: replacement.trim() };
  const [next = ''] = /^\s*\S+/u.exec(said.slice(span.end)) ?? [];
  return { before: next.trim(), after: `${replacement.trim()} ${next.trim()}`.trim() };
}

function aboutTopic(
  { topic }: FoundTopic,
  findings: readonly Finding[],
  said: string,
  { language }: TeacherTask,
  texts: TeacherTexts,
): readonly string[] {
  const affected = findings.filter((finding) => finding.topic === topic.id).slice(0, 1);
  return [
    `# ${topic.title[language]}`,
    topic.rule[language],
    '',
    topic.contrast[language],
    '',
    ...topic.examples.map(({ en, ja }) => `- ${texts.example(en, ja)}`),
    ...affected.flatMap((finding) => {
      const { before, after } = changeOf(finding, said);
      return ['', after === '' ? texts.affectedCut(before) : texts.affected(before, after)];
    }),
  ];
}

function otherWays({ question }: TeacherTask, texts: TeacherTexts): readonly string[] {
  const ways = question.answers.slice(1).map((answer) => `- ${answer}`);
  return [`# ${texts.waysHeading}`, texts.waysIntro, ...ways];
}
