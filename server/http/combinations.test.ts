// Why: each id may be hers and there, and still not belong to the others it came with. docs/security/combinations.md is the list.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { endpoints } from '../../protocol/endpoints.ts';
import { openTestServer, type TestServer } from './test-server.ts';

type SignedIn = Awaited<ReturnType<TestServer['signInLearner']>>;

const COMPOSITION = 'v1/verbal_composition';
let test: TestServer;
let yui: SignedIn;
let ken: SignedIn;
let lessons: readonly { readonly id: string; readonly questions: readonly { id: string }[] }[];

const call = async (who: SignedIn, method: string, path: string, payload?: object) => {
  const { statusCode, body } = await test.server.inject({
    method: method as 'GET', // inject takes every method by its name
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${who.session.access_token}` },
    ...(payload && { payload }),
  });
  return { status: statusCode, body: body && JSON.parse(body) };
};
const ask = (method: string, path: string, payload?: object) => call(yui, method, path, payload);
const id = () => crypto.randomUUID();
const lessonAt = (index: number) => lessons[index]?.id ?? '';
const questionOf = (index: number, at = 0) => lessons[index]?.questions[at]?.id ?? '';
const roundIn = async (lesson: number, who = yui): Promise<string> => {
  const record = id();
  const path = `${COMPOSITION}/lessons/${lessonAt(lesson)}/records`;
  expect(await call(who, 'POST', path, { id: record, mode: 'self' })).toMatchObject({
    status: 200,
  });
  return record;
};
const graded = (record: string, question: string, more = {}) => ({
  record_id: record,
  question_id: question,
  outcome: 'correct',
  answer_ms: 4000,
  ...more,
});
const grade = (detail: string, body: object, who = yui) =>
  call(who, 'PUT', `${COMPOSITION}/record_details/${detail}`, body);
const typed = (record: string, question: string, more = {}) =>
  ask('POST', `${COMPOSITION}/records/${record}/typed`, {
    answer_id: id(),
    question_id: question,
    answer_ms: 4000,
    text: 'Hello.',
    ...more,
  });
const survey = async () => {
  const { body } = await ask('GET', 'v2/demographic_questions');
  return body.questions as { id: string; options: { id: string }[] }[]; // as protocol/survey.ts says
};

beforeAll(async () => {
  test = await openTestServer();
  [yui, ken] = [await test.signInLearner(), await test.signInLearner()];
  lessons = test.books[0]?.lessons ?? [];
}, 60_000);

afterAll(() => test.close());

const cases: readonly [
  name: keyof typeof endpoints,
  what: string,
  status: number,
  () => ReturnType<typeof ask>,
][] = [
  [
    'answerByTyping',
    'a question of another lesson than the round',
    404,
    async () => typed(await roundIn(0), questionOf(1)),
  ],
  [
    'answerByTyping',
    'a question of another lesson than the one it begins',
    404,
    async () => typed(id(), questionOf(1), { lesson_id: lessonAt(0), mode: 'ai' }),
  ],
  [
    'saveDetail',
    'a question of another lesson than the round',
    404,
    async () => grade(id(), graded(await roundIn(0), questionOf(1))),
  ],
  [
    'saveDetail',
    'an answer of another round',
    404,
    async () => {
      const [one, other, detail] = [await roundIn(0), await roundIn(0), id()];
      await grade(detail, graded(one, questionOf(0)));
      return grade(detail, graded(other, questionOf(0)));
    },
  ],
  [
    'saveDetail',
    'an answer to another question',
    404,
    async () => {
      const [round, detail] = [await roundIn(0), id()];
      await grade(detail, graded(round, questionOf(0)));
      return grade(detail, graded(round, questionOf(0, 1)));
    },
  ],
  [
    'openRecord',
    'a round of another lesson',
    404,
    async () => {
      const round = await roundIn(0);
      return ask('POST', `${COMPOSITION}/lessons/${lessonAt(1)}/records`, {
        id: round,
        mode: 'self',
      });
    },
  ],
  [
    'copyFromCorrect',
    "another learner's round",
    404,
    async () =>
      ask('POST', `v2/verbal_composition/records/${await roundIn(0, ken)}/copy_from_correct`, {
        id: id(),
      }),
  ],
  [
    'gradeReviewDetail',
    'a question that is not of the review',
    404,
    async () => {
      const review = id();
      await ask('POST', 'v2/verbal_composition/daily_review/records', {
        id: review,
        count: '10',
        kind: 'daily',
      });
      return ask('PUT', `${COMPOSITION}/daily_review/record_details/${id()}`, {
        review_id: review,
        question_id: questionOf(0),
        outcome: 'correct',
        answer_ms: 1,
        answered_at: '2026-11-21T00:00:00.000Z',
        graded_at: '2026-11-21T00:00:00.000Z',
      });
    },
  ],
  [
    'skipReviewDetail',
    'a question that is not of the review',
    404,
    async () => {
      const review = id();
      await ask('POST', 'v2/verbal_composition/daily_review/records', {
        id: review,
        count: '10',
        kind: 'daily',
      });
      return ask('PUT', `${COMPOSITION}/daily_review/record_details/${id()}/skip`, {
        review_id: review,
        question_id: questionOf(0),
        answered_at: '2026-11-21T00:00:00.000Z',
      });
    },
  ],
  [
    'setBookmark',
    'a lesson that is a question',
    404,
    () =>
      ask('PUT', `${COMPOSITION}/bookmarks`, {
        kind: 'lesson',
        id: questionOf(0),
        on: true,
        changed_at: '2026-11-21T00:00:00.000Z',
      }),
  ],
  [
    'setTeacherBookmark',
    'a question that is a lesson',
    404,
    () =>
      ask('PUT', `${COMPOSITION}/supiful_teacher_bookmarks`, {
        id: id(),
        question_id: lessonAt(0),
        on: true,
        changed_at: '2026-11-21T00:00:00.000Z',
      }),
  ],
  [
    'answerSurvey',
    'an option of another question',
    400,
    async () => {
      const [one, other] = await survey();
      return ask('POST', 'v2/demographic_questions/answers', {
        answers: [{ question_id: one?.id, option_ids: [other?.options[0]?.id] }],
      });
    },
  ],
  [
    'saveStudySession',
    'an end before its beginning',
    400,
    () =>
      ask('POST', 'v1/study_time/sessions', {
        session_id: id(),
        study_type: 'verbal_composition',
        lesson_id: null,
        material_id: null,
        started_at: '2026-11-21T00:00:10Z',
        ended_at: '2026-11-21T00:00:00Z',
        duration_seconds: 1,
        pause_duration_seconds: 0,
      }),
  ],
  [
    'chooseWeekPlan',
    "another learner's plan",
    404,
    () => ask('PUT', `v2/students/${ken.id}/schedules`, { minutes: [10, 0, 0, 0, 0, 0, 0] }),
  ],
];

describe('what does not belong together is refused', () => {
  it.each(cases)('%s: %s', async (_, __, status, request) => {
    expect(await request()).toMatchObject({ status });
  });
});
