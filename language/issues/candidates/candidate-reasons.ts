import type { Finding } from '../finding.ts';

type Reason = Pick<Finding, 'kind' | 'topic' | 'why'>;

export const REASONS = {
  article: {
    kind: 'article',
    topic: 'articles-a-an',
    why: {
      ja: '冠詞を見直しましょう。初めて話す一つのものは a / an、決まったものは the です。「{right}」が自然です。',
      en: 'Look at the article: a or an for a new thing, the for a known one. "{right}" is natural.',
      ko: '관사를 다시 보세요. 처음 말하는 하나는 a/an, 정해진 것은 the예요. "{right}"이(가) 자연스러워요.',
    },
  },
  number: {
    kind: 'number',
    topic: 'plural-nouns',
    why: {
      ja: '単数か複数かを見直しましょう。ここは「{right}」が自然です。',
      en: 'Look at singular and plural: "{right}" is natural here.',
      ko: '단수인지 복수인지 다시 보세요. 여기는 "{right}"이(가) 자연스러워요.',
    },
  },
  preposition: {
    kind: 'preposition',
    topic: 'verb-preposition',
    why: {
      ja: '前置詞を見直しましょう。ここは「{right}」が自然です。',
      en: 'Look at the preposition: "{right}" is natural here.',
      ko: '전치사를 다시 보세요. 여기는 "{right}"이(가) 자연스러워요.',
    },
  },
  missing: {
    kind: 'missing-word',
    topic: 'subjects-and-objects',
    why: {
      ja: '語が一つ足りないようです。「{right}」とすると自然です。',
      en: 'A word seems to be missing: "{right}" is natural.',
      ko: '단어가 하나 빠진 것 같아요. "{right}"이(가) 자연스러워요.',
    },
  },
  verb: {
    kind: 'verb-form',
    topic: 'verb-patterns-to',
    why: {
      ja: '動詞の形を見直しましょう。ここは「{right}」が自然です。',
      en: 'Look at the form of the verb: "{right}" is natural here.',
      ko: '동사의 형태를 다시 보세요. 여기는 "{right}"이(가) 자연스러워요.',
    },
  },
} as const satisfies Record<string, Reason>;
