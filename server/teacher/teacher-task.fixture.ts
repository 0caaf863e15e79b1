import type { TeacherTask } from './teacher.ts';

/** A learner who asks about a question, with nothing known but its notes. */
export const aTask = (more: Partial<TeacherTask> = {}): TeacherTask => ({
  language: 'ja',
  asked: 'なぜ at を使うのですか？',
  question: {
    id: 'q1',
    prompt: 'いつもは6時半に起きます。',
    answers: ['I usually get up at six thirty.', 'I usually wake up at six thirty.'],
    wordings: [],
    note: {
      ja: '時刻の前は at です。',
      en: 'Clock times take "at".',
      ko: '시각 앞에는 at을 써요.',
    },
    tags: ['time'],
    level: 'A1',
    wrong: ['I usually get up on six thirty.', 'I usually get up six thirty.'],
  },
  own: undefined,
  sentence: undefined,
  topics: [],
  ...more,
});
