import type { ReceivedCorrection, ReceivedFinding } from '../../core/monologue/monologue.ts';
import { correction } from './example-speech.ts';

type Mistake = Pick<ReceivedFinding, 'kind' | 'area' | 'replacement' | 'why'> & {
  readonly wrong: string;
};

const article: Mistake = {
  wrong: 'station',
  replacement: 'the station',
  kind: 'article',
  area: 'nouns',
  why: {
    ja: 'いつもの駅なので、the を付けます。',
    en: 'It is the station you always use, so it takes the.',
    ko: '늘 이용하는 역이므로 the를 붙여요.',
  },
};

const tense: Mistake = {
  wrong: 'forget',
  replacement: 'forgot',
  kind: 'tense',
  area: 'verbs',
  why: {
    ja: 'きのうのことなので、過去形の forgot にします。',
    en: 'It was yesterday, so it is forgot.',
    ko: '어제 일이므로 과거형 forgot으로 해요.',
  },
};

const preposition: Mistake = {
  wrong: 'in the next morning',
  replacement: 'the next morning',
  kind: 'preposition',
  area: 'words',
  why: {
    ja: 'next の付いた時には、前置詞を付けません。',
    en: 'A time with next takes no preposition.',
    ko: 'next가 붙은 때에는 전치사를 쓰지 않아요.',
  },
};

const spoken: readonly (readonly [said: string, ...mistakes: Mistake[]])[] = [
  ['First, I turn off the alarm and open the curtains to let some light in.'],
  ['After that, I have toast and coffee while I check the news.'],
  ['I leave home at eight and walk to station with my sister.', article],
  ['Yesterday I forget my umbrella because it was sunny when I left.', tense],
  ['So now I always look at the sky first.'],
  ['I want to try to get up earlier in the next morning.', preposition],
  ['I think a quiet morning is the best part of the day.'],
];

const added = spoken.map(([said]) => said.split(' '));
const beginsAt = (place: number): number =>
  correction.words.length + added.slice(0, place).flat().length;

const words = added.flat().map((text, at) => ({
  text,
  startMs: (correction.words.length + at) * 400,
  endMs: (correction.words.length + at) * 400 + 350,
  mark: undefined,
}));

const sentences: ReceivedCorrection['sentences'] = spoken.map(([said, ...mistakes], place) => ({
  id: `own-1-${place + 2}`,
  voices: { american: 'a.mp3', 'american-male': 'm.mp3', british: 'b.mp3' },
  said,
  corrected: mistakes.reduce((text, one) => text.replace(one.wrong, one.replacement), said),
  from: beginsAt(place),
  to: beginsAt(place + 1),
  question: undefined,
  findings: mistakes.map(({ wrong, ...mistake }, at) => ({
    ...mistake,
    id: `${place + 2}-${at}`,
    start: said.indexOf(wrong),
    end: said.indexOf(wrong) + wrong.length,
    isDoubtful: false,
    isDisputed: false,
    topic: mistake.kind,
    topicTitle: undefined,
    earlier: 0,
    earlierId: undefined,
  })),
}));

/** A whole minute, of which most is right. */
export const longCorrection: ReceivedCorrection = {
  ...correction,
  monologue: {
    ...correction.monologue,
    result: correction.monologue.result && { ...correction.monologue.result, mistakes: 5 },
  },
  words: [...correction.words, ...words],
  sentences: [...correction.sentences, ...sentences],
};
