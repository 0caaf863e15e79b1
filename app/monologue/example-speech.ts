import type {
  Monologue,
  ReceivedCorrection,
  ReceivedMaterial,
} from '../../core/monologue/monologue.ts';
import type { KeptSpeech } from '../../core/ports/speech-store.ts';

export const morning: ReceivedMaterial = {
  id: 'my-morning',
  genre: 'everyday',
  level: 'A1',
  tags: ['home', 'routine'],
  title: { ja: 'わたしの朝', en: 'My morning', ko: '나의 아침' },
  spokenAt: undefined,
  picture: undefined,
  about: {
    ja: '起きてから家を出るまでに、毎朝することを順番に話してください。',
    en: 'Say what you do every morning, in order, from getting up to leaving home.',
    ko: '일어나서 집을 나설 때까지 매일 아침 하는 일을 순서대로 말해 보세요.',
  },
  points: [
    { ja: '何時に起きて、まず何をするか', en: 'When you get up', ko: '몇 시에 일어나는지' },
    { ja: '朝ごはんに何を食べるか', en: 'What you have for breakfast', ko: '아침으로 먹는 것' },
    { ja: '忘れずにすること', en: 'What you never forget', ko: '꼭 하는 일' },
  ],
  expressions: [
    { en: 'turn off the alarm', ja: '目覚ましを止める', ko: '알람을 끄다' },
    { en: 'After that, ...', ja: 'そのあと、…', ko: '그다음에 …' },
    { en: 'have toast and coffee', ja: 'トーストとコーヒーをとる', ko: '토스트와 커피를 먹다' },
  ],
  models: [
    {
      level: 'A1',
      text: 'I get up at six thirty every day.',
      audio: 'materials/my-morning/a1.mp3',
    },
    { level: 'B1', text: "I'm not really a morning person.", audio: 'materials/my-morning/b1.mp3' },
  ],
  followUps: [
    { en: 'What is different on weekends?', ja: '週末は何が違いますか。', ko: '주말에는요?' },
  ],
};

export const park: ReceivedMaterial = {
  ...morning,
  id: 'a-sunday-in-the-park',
  genre: 'pictures',
  title: { ja: '日曜日の公園', en: 'A Sunday in the park', ko: '일요일의 공원' },
  about: {
    ja: '絵を見て、だれがどこで何をしているかを話してください。',
    en: 'Look at the picture. Say who is there, where they are and what they are doing.',
    ko: '그림을 보고 누가 어디에서 무엇을 하고 있는지 말해 보세요.',
  },
  picture: {
    alt: {
      ja: '晴れた公園に木が一本。',
      en: 'A tree in a sunny park.',
      ko: '맑은 공원에 나무 한 그루.',
    },
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="#cfeaf2"/><rect y="200" width="480" height="120" fill="#a9d69c"/><rect x="230" y="150" width="20" height="80" fill="#b9855a"/><circle cx="240" cy="120" r="60" fill="#7cbf7a"/></svg>',
  },
};

export const memo = {
  opening: 'I am not a morning person.',
  points: 'alarm 6:30\ntoast, coffee\ncheck the weather',
  closing: 'I like quiet mornings.',
};

export const keptSpeech: KeptSpeech = {
  id: '0199a1f0-0000-7000-8000-000000000001',
  learnerId: 'yui',
  materialId: morning.id,
  title: morning.title,
  theme: undefined,
  memo,
  startedAt: Date.UTC(2026, 10, 23, 3),
  take: { bytes: new Uint8Array([1]), mediaType: 'audio/webm', durationMs: 64_000 },
  isWanted: false,
  refusal: undefined,
};

export const corrected: Monologue = {
  id: keptSpeech.id,
  materialId: morning.id,
  title: morning.title,
  theme: undefined,
  memo,
  recordedAt: '2026-11-23T03:00:00Z',
  durationMs: 64_000,
  audio: 'takes/yui/1',
  state: 'corrected',
  refusal: undefined,
  wantsFeedback: false,
  result: {
    level: 'A2',
    score: 2.2,
    words: 96,
    wordsPerMinute: 104,
    mistakes: 2,
    isRead: false,
    correctedAt: '2026-11-23T03:02:00Z',
  },
};

const words =
  'Um, every morning I I get up at six thirty. She have a lot of informations about weather.'
    .split(' ')
    .map((text, at) => ({
      text,
      startMs: at * 400,
      endMs: at * 400 + 350,
      mark:
        at === 0
          ? ('filler' as const)
          : at === 3
            ? ('taken-back' as const)
            : at === 17
              ? ('unclear' as const)
              : undefined,
    }));

const finding = {
  isDoubtful: false,
  isDisputed: false,
  earlier: 0,
  earlierId: undefined,
} as const;

const voices = { american: 'a.mp3', 'american-male': 'm.mp3', british: 'b.mp3' };

export const correction: ReceivedCorrection = {
  monologue: corrected,
  isComparable: true,
  words,
  sentences: [
    {
      id: 'own-1-0',
      voices,
      said: 'Every morning I get up at six thirty.',
      corrected: 'Every morning I get up at six thirty.',
      from: 0,
      to: 10,
      findings: [],
      question: undefined,
    },
    {
      id: 'own-1-1',
      voices,
      said: 'She have a lot of informations about weather.',
      corrected: 'She has a lot of information about the weather.',
      from: 10,
      to: 18,
      question: undefined,
      findings: [
        {
          ...finding,
          id: '1-0',
          start: 4,
          end: 8,
          replacement: 'has',
          kind: 'agreement',
          area: 'verbs',
          why: {
            ja: 'she のあとの動詞には s が付きます。have は has になります。',
            en: 'After she the verb takes an s: have becomes has.',
            ko: 'she 다음의 동사에는 s가 붙어요. have는 has가 돼요.',
          },
          topic: 'subject-verb-agreement',
          topicTitle: { ja: '三単現の s', en: 'The third person s', ko: '3인칭 단수 s' },
          earlier: 3,
          earlierId: '0199a1f0-0000-7000-8000-000000000000',
        },
        {
          ...finding,
          id: '1-1',
          start: 18,
          end: 30,
          replacement: 'information',
          kind: 'number',
          area: 'nouns',
          why: {
            ja: 'information は数えられない名詞なので、s を付けません。',
            en: 'Information cannot be counted, so it takes no s.',
            ko: 'information은 셀 수 없는 명사라서 s를 붙이지 않아요.',
          },
          topic: 'countable-uncountable',
          topicTitle: { ja: '数えられない名詞', en: 'Uncountable nouns', ko: '셀 수 없는 명사' },
        },
        {
          ...finding,
          id: '1-2',
          start: 37,
          end: 37,
          replacement: 'the ',
          kind: 'article',
          area: 'nouns',
          why: {
            ja: '天気には the を付けます。',
            en: 'The weather takes the.',
            ko: '날씨에는 the를 붙여요.',
          },
          topic: 'articles-the',
          topicTitle: undefined,
          isDoubtful: true,
        },
      ],
    },
  ],
  measures: {
    words: 96,
    differentWords: 58,
    durationMs: 64_000,
    speakingMs: 60_000,
    wordsPerMinute: 104,
    fillers: 1,
    takenBack: 1,
    pauses: [{ startMs: 4000, endMs: 5600 }],
  },
  against: [
    {
      figure: 'wordsPerMinute',
      earlier: [70, 78, 75, 84, 82, 90, 88],
      average: 81,
      difference: 'more',
    },
    { figure: 'pauses', earlier: [4, 3, 2, 3], average: 3, difference: 'less' },
    { figure: 'words', earlier: [90, 94, 99], average: 94.3, difference: 'same' },
    { figure: 'level', earlier: [1.8, 2.1, 2], average: 2, difference: 'more' },
  ],
  level: {
    level: 'A2',
    score: 2.2,
    evidence: [
      { text: 'because it was', level: 'A2' },
      { text: 'weather', level: 'A2' },
    ],
    lift: 'make-longer-sentences',
  },
  strengths: [
    { kind: 'used-expressions', words: ['turn off the alarm', 'After that, ...'], count: 2 },
    { kind: 'kept-going', words: [], count: 60 },
  ],
};
