import { TOPICS } from '../../language/issues/topics.ts';
import type { LocalProblem } from './check-question.ts';
import { repeated } from './check-unique.ts';
import { checkLocalText, checkPunctuation } from './check-wording.ts';
import type { ContentProblem } from './content-problem.ts';
import type { HandbookFile, HandbookTopic } from './handbook-file.ts';

/** Everything a reviewer need not look for in a handbook that has the right shape; by file. */
export const checkHandbook = (files: readonly HandbookFile[]): readonly ContentProblem[] => [
  ...checkTopicIds(files),
  ...checkExamples(files),
  ...checkWhole(files),
  ...files.flatMap((file) =>
    file.topics.flatMap((topic, at) =>
      checkTopic(topic).map(({ path, kind, detail }) =>
        file.problemAt(['topics', at, ...path], kind, detail),
      ),
    ),
  ),
];

export const checkTopicIds = (files: readonly HandbookFile[]): readonly ContentProblem[] =>
  repeated(
    files.flatMap((file) =>
      file.topics.map(({ id }, at) => ({ file, path: ['topics', at, 'id'], name: id })),
    ),
    'duplicate-id',
  );

/** An example that was shown elsewhere shows nothing new. */
const checkExamples = (files: readonly HandbookFile[]): readonly ContentProblem[] =>
  repeated(
    files.flatMap((file) =>
      file.topics.flatMap((topic, at) =>
        topic.examples.map(({ en }, index) => ({
          file,
          path: ['topics', at, 'examples', index, 'en'],
          name: en,
        })),
      ),
    ),
    'duplicate-prompt',
  );

/** Whatever the proofreader may point at is there. */
function checkWhole(files: readonly HandbookFile[]): readonly ContentProblem[] {
  const [first] = files;
  const written = new Set(files.flatMap(({ topics }) => topics.map(({ id }) => id)));
  const missing = TOPICS.filter((id) => !written.has(id));
  return first ? missing.map((id) => first.problemAt(['topics'], 'topic-missing', id)) : [];
}

const checkTopic = (topic: HandbookTopic): readonly LocalProblem[] => [
  ...(['title', 'rule', 'contrast'] as const).flatMap((part) =>
    checkLocalText(topic[part]).map((problem) => ({ ...problem, path: [part, ...problem.path] })),
  ),
  ...topic.examples.flatMap(({ ja, en }, at): readonly LocalProblem[] => [
    ...checkPunctuation('ja', ja).map((problem) => ({
      ...problem,
      path: ['examples', at, ...problem.path],
    })),
    ...(/^[\x20-\x7e]+$/u.test(en)
      ? []
      : [{ path: ['examples', at, 'en'], kind: 'not-plain-english' as const, detail: en }]),
  ]),
  ...(['ja', 'en', 'ko'] as const).flatMap((language) =>
    topic.keywords[language].flatMap((word, at, all): readonly LocalProblem[] =>
      all.indexOf(word) === at
        ? []
        : [{ path: ['keywords', language, at], kind: 'same-keyword-twice', detail: word }],
    ),
  ),
];
