import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredDetail } from '../records/records.ts';
import type { Storage } from '../storage/storage.ts';
import { OWN_KINDS, type OwnData } from './own-data.ts';

type Subject = Pick<
  Storage,
  | 'records'
  | 'answerLog'
  | 'reviews'
  | 'bookmarks'
  | 'studySessions'
  | 'teacherQuestions'
  | 'monologues'
  | 'ownQuestions'
  | 'schedules'
> & { readonly ownData: OwnData };

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 0, 0, second));

const schedule = {
  id: 'p1',
  startedOn: '2026-11-21',
  changedIn: '2026-11-16',
  earlier: [5, 0, 0, 0, 0, 0, 0],
  menus: [{ id: 'm1', weekday: 0, activity: 'lesson' as const, minutes: 10 }],
};

const ownQuestion = {
  id: 'own-m1-0',
  monologueId: 'm1',
  sentence: 0,
  meant: '行きました。',
  said: 'I goed.',
  answer: 'I went.',
  note: { ja: '不規則動詞です。', en: 'An irregular verb.', ko: '불규칙 동사입니다.' },
  topics: ['irregular-verbs'],
  addedAt: at(7),
};

const answer: StoredDetail = {
  id: 'a1',
  recordId: 'r1',
  learnerId: 'yui',
  questionId: 'q1',
  outcome: 'wrong',
  judged: 'unlisted',
  isOwnWord: true,
  transcript: 'i get up',
  words: [],
  remarks: [],
  nearest: undefined,
  answerMs: 900,
  reactionMs: 300,
  wordsPerMinute: undefined,
  generated: ['I rise.'],
  takePath: 'takes/yui/a1',
  answeredAt: at(2),
};

const speech = {
  id: 'm1',
  materialId: 'my-morning',
  theme: undefined,
  memo: { opening: 'Hello', points: '', closing: '' },
  recordedAt: at(6),
  durationMs: 61_000,
  takePath: 'takes/yui/m1',
  takeBytes: 9,
};

/** There are learners yui and ken. */
export function ownDataContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the OwnData contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
      const { records, answerLog, reviews, bookmarks, studySessions, teacherQuestions } = subject;
      const round = { lessonId: 'l1', mode: 'ai', level: 'normal', startedAt: at(1) } as const;
      await records.open({ id: 'draft', learnerId: 'yui', ...round, startedAt: at(9) });
      await records.open({ id: 'r1', learnerId: 'yui', ...round });
      await records.addDetail(answer);
      await reviews.begin({
        id: 'v1',
        learnerId: 'yui',
        kind: 'daily',
        questionIds: ['q1'],
        begunAt: at(3),
      });
      await answerLog.remove('yui', 'q1', true);
      await answerLog.remove('yui', 'q2', true);
      await answerLog.remove('yui', 'q2', false);
      await bookmarks.set({
        learnerId: 'yui',
        kind: 'question',
        targetId: 'q1',
        questionId: undefined,
        isOn: false,
        changedAt: at(4),
      });
      await studySessions.add({
        id: 's1',
        learnerId: 'yui',
        studyType: 'lesson',
        lessonId: 'l1',
        materialId: undefined,
        startedAt: at(0),
        endedAt: at(8),
        durationSeconds: 8,
        pauseSeconds: 0,
      });
      const question = {
        questionId: 'q1',
        answerId: 'a1',
        language: 'ja',
        askedAt: at(5),
      } as const;
      await teacherQuestions.ask({ id: 't1', learnerId: 'yui', text: 'Why?', ...question }, 10);
      await subject.monologues.add({ ...speech, learnerId: 'yui' });
      await subject.ownQuestions.keep({ ...ownQuestion, learnerId: 'yui' });
      await subject.monologues.chooseGenres('yui', ['travel']);
      await subject.schedules.change('yui', () => ({ ...schedule, learnerId: 'yui' }));
    });

    it('has everything of hers, also what no list shows', async () => {
      const { learnerId: _, nearest: __, wordsPerMinute: ___, ...herAnswer } = answer;
      const round = { lessonId: 'l1', mode: 'ai', level: 'normal' };
      const all = Object.fromEntries(
        await Promise.all(
          OWN_KINDS.map(async (kind) => [kind, await subject.ownData.of('yui', kind)] as const),
        ),
      );
      expect(all).toEqual({
        records: [
          { id: 'r1', ...round, startedAt: at(1), savedAt: at(2) },
          { id: 'draft', ...round, startedAt: at(9) },
        ],
        answers: [herAnswer],
        'review-answers': [
          {
            id: 'a1',
            questionId: 'q1',
            outcome: 'wrong',
            ground: 'own-word',
            answerMs: 900,
            targetMs: 900,
            answeredAt: at(2),
            gradedAt: at(2),
          },
        ],
        reviews: [{ id: 'v1', kind: 'daily', questionIds: ['q1'], begunAt: at(3) }],
        'left-out-of-reviews': [{ questionId: 'q1' }],
        bookmarks: [{ kind: 'question', targetId: 'q1', isOn: false, changedAt: at(4) }],
        'study-sessions': [
          {
            id: 's1',
            studyType: 'lesson',
            lessonId: 'l1',
            startedAt: at(0),
            endedAt: at(8),
            durationSeconds: 8,
            pauseSeconds: 0,
          },
        ],
        'teacher-talks': [
          {
            id: 't1',
            questionId: 'q1',
            answerId: 'a1',
            text: 'Why?',
            language: 'ja',
            askedAt: at(5),
          },
        ],
        speeches: [
          {
            id: 'm1',
            materialId: 'my-morning',
            memo: { opening: 'Hello', points: '', closing: '' },
            recordedAt: at(6),
            durationMs: 61_000,
            takePath: 'takes/yui/m1',
            takeBytes: 9,
          },
        ],
        'own-questions': [ownQuestion],
        'chosen-genres': [{ genres: ['travel'] }],
        schedules: [schedule],
      });
    });

    it('has nothing of others', async () => {
      for (const kind of OWN_KINDS) expect(await subject.ownData.of('ken', kind)).toEqual([]);
    });
  });
}
