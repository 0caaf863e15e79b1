import type { Lesson, Question } from '../../core/verbal-composition/lesson.ts';
import type { MarkedWord, RecordDetail } from '../../core/verbal-composition/record.ts';
import { cafeLesson } from '../books/example-books.ts';

const right = (sentence: string): readonly MarkedWord[] =>
  sentence.split(' ').map((word) => ({ mark: 'right', expected: word, said: word }));

export const windowSeat: Question = {
  id: 'cafe-order-03',
  prompt: 'すみません、窓側の席に移ってもいいですか。',
  promptKo: '저기요, 창가 자리로 옮겨도 될까요?',
  answers: [
    'Excuse me, can we move to a table by the window?',
    'Excuse me, could we move to a window table?',
    'Excuse me, may we move to a table by the window?',
    'Excuse me, is it OK if we move to a table by the window?',
  ],
  note: {
    ja: '店の「席」は、人数分の seat より table と言うのが自然です。「窓側の」は by the window で、the を忘れないようにしましょう。',
    en: 'In a restaurant, "table" is more natural than "seat". Say "by the window", with "the".',
    ko: '식당의 ‘자리’는 seat보다 table이 자연스러워요. ‘창가의’는 by the window이고 the를 빠뜨리지 마세요.',
  },
  tags: ['requests', 'articles'],
  level: 'A2',
  promptAudio: 'audio/cafe-order-03.prompt.m4a',
  answerAudio: 'audio/cafe-order-03.answer.m4a',
  answerSlowAudio: 'audio/cafe-order-03.answer-slow.m4a',
  answerBritishAudio: 'audio/cafe-order-03.answer-british.m4a',
};

const coffee: Question = {
  id: 'cafe-order-01',
  prompt: 'コーヒーをもう一杯ください。',
  promptKo: '커피 한 잔 더 주세요.',
  answers: ['Can I have another cup of coffee, please?', 'Another coffee, please.'],
  note: {
    ja: '「もう一つ」は another です。one more でも通じます。',
    en: 'Use "another" for one more of the same.',
    ko: '‘하나 더’는 another예요. one more라고 해도 통해요.',
  },
  tags: ['requests'],
  level: 'A1',
  promptAudio: 'audio/cafe-order-01.prompt.m4a',
  answerAudio: 'audio/cafe-order-01.answer.m4a',
};

const bill: Question = {
  ...coffee,
  id: 'cafe-order-02',
  prompt: 'お会計は別々にできますか。',
  answers: ['Can we pay separately?', 'Could we have separate checks?'],
  promptAudio: 'audio/cafe-order-02.prompt.m4a',
  answerAudio: 'audio/cafe-order-02.answer.m4a',
};

const wait: Question = {
  ...coffee,
  id: 'cafe-order-04',
  prompt: 'どのくらい待ちますか。',
  answers: ['How long is the wait?', 'How long do we have to wait?'],
  promptAudio: 'audio/cafe-order-04.prompt.m4a',
  answerAudio: 'audio/cafe-order-04.answer.m4a',
};

export const exampleLesson: Lesson = {
  id: cafeLesson.id,
  bookId: cafeLesson.bookId,
  title: cafeLesson.title,
  questions: [coffee, bill, windowSeat, wait],
};

export const almostRight: RecordDetail = {
  id: '0199a1f0-0000-7000-8000-00000000000a',
  recordId: '0199a1f0-0000-7000-8000-000000000002',
  questionId: windowSeat.id,
  outcome: 'wrong',
  judged: 'wrong',
  transcript: 'Excuse me can we move to the seat by window please',
  words: [
    ...right('Excuse me, can we move to'),
    { mark: 'replaced', expected: 'a', said: 'the' },
    { mark: 'replaced', expected: 'table', said: 'seat' },
    ...right('by'),
    { mark: 'missing', expected: 'the' },
    ...right('window'),
    { mark: 'extra', said: 'please' },
  ],
  remarks: [
    {
      kind: 'article',
      said: 'by window',
      right: 'by the window',
      why: {
        ja: '冠詞を見直しましょう。初めて話す一つのものは a / an、決まったものは the です。「by the window」が自然です。',
        en: 'Look at the article: a or an for a new thing, the for a known one. "by the window" is natural.',
        ko: '관사를 다시 보세요. 처음 말하는 하나는 a/an, 정해진 것은 the예요. "by the window" 쪽이 자연스러워요.',
      },
    },
  ],
  nearest: windowSeat.answers[0],
  answerMs: 5_400,
  reactionMs: 900,
  wordsPerMinute: 128,
  generated: [],
  audio: 'takes/0199a1f0.webm',
  answeredAt: '2026-11-20T12:04:00Z',
};

export const allRight: RecordDetail = {
  ...almostRight,
  outcome: 'correct',
  judged: 'correct',
  transcript: 'Excuse me, can we move to a table by the window?',
  words: right('Excuse me, can we move to a table by the window?'),
  remarks: [],
  answerMs: 4_100,
  reactionMs: 900,
  wordsPerMinute: 128,
  generated: [],
};

/** Right, and something to know about how it was typed. */
export const noted: RecordDetail = {
  ...allRight,
  remarks: [
    {
      kind: 'spelling',
      said: 'tabel',
      right: 'table',
      why: {
        ja: 'つづりは「table」です。',
        en: 'It is spelled "table".',
        ko: '철자는 "table"예요.',
      },
    },
  ],
};

/** On no list, and nothing was found in it. */
export const unlisted: RecordDetail = {
  ...allRight,
  judged: 'unlisted',
  transcript: 'Excuse me, would it be possible for us to sit over by the window?',
  words: [],
};

/** Another sentence altogether. */
export const otherMeaning: RecordDetail = {
  ...almostRight,
  transcript: 'I never drink coffee in the evening.',
  words: right('I never drink coffee in the evening.'),
  remarks: [
    {
      kind: 'meaning',
      said: '',
      right: '',
      why: {
        ja: '日本語の文とは内容が違うようです。',
        en: 'This seems to say something different from the Japanese sentence.',
        ko: '일본어 문장과 내용이 다른 것 같아요.',
      },
    },
  ],
};

/** Every word right, and one of them hardly to be understood. */
export const unclear: RecordDetail = {
  ...allRight,
  words: allRight.words.map((word, at) => ({ ...word, goodness: at === 7 ? 0.12 : 0.9 })),
};

export const ownGrade: RecordDetail = {
  ...almostRight,
  outcome: 'correct',
  judged: undefined,
  transcript: undefined,
  words: [],
  remarks: [],
  nearest: undefined,
  audio: undefined,
};

/** The same grade for another question of the lesson. */
export const detailOf = (detail: RecordDetail, question: Question): RecordDetail => ({
  ...detail,
  id: `${detail.id}-${question.id}`,
  questionId: question.id,
  transcript: question.answers[0],
  words: right(question.answers[0] ?? ''),
  nearest: question.answers[0],
});
