import type { Finding } from '../finding.ts';
import type { ChangeType } from './change.ts';

type Reason = Pick<Finding, 'kind' | 'topic' | 'why'>;

const ARTICLE: Reason = {
  kind: 'article',
  topic: 'articles-a-an',
  why: {
    ja: '冠詞を見直しましょう。初めて話す一つのものは a / an、決まったものは the です。「{right}」が自然です。',
    en: 'Look at the article: a or an for a new thing, the for a known one. "{right}" is natural.',
    ko: '관사를 다시 보세요. 처음 말하는 하나는 a/an, 정해진 것은 the예요. "{right}" 쪽이 자연스러워요.',
  },
};
const PREPOSITION: Reason = {
  kind: 'preposition',
  topic: 'verb-preposition',
  why: {
    ja: '前置詞を見直しましょう。ここは「{right}」が自然です。',
    en: 'Look at the preposition: "{right}" is natural here.',
    ko: '전치사를 다시 보세요. 여기는 "{right}" 쪽이 자연스러워요.',
  },
};
const VERB: Reason = {
  kind: 'verb-form',
  topic: 'verb-patterns-to',
  why: {
    ja: '動詞の形を見直しましょう。ここは「{right}」が自然です。',
    en: 'Look at the form of the verb: "{right}" is natural here.',
    ko: '동사의 형태를 다시 보세요. 여기는 "{right}" 쪽이 자연스러워요.',
  },
};
const BE: Reason = {
  kind: 'missing-word',
  topic: 'be-and-verbs',
  why: {
    ja: '形容詞や場所、-ing や -ed の形の前には be 動詞が要ります。「{right}」とすると自然です。',
    en: 'Before an adjective, a place, or a form in -ing or -ed, be is needed: "{right}" is natural.',
    ko: '형용사나 장소, -ing나 -ed 형태 앞에는 be동사가 필요해요. "{right}" 쪽이 자연스러워요.',
  },
};

const NUMBER: Reason = {
  kind: 'number',
  topic: 'plural-nouns',
  why: {
    ja: '単数か複数か、数えられるかどうかを見直しましょう。ここは「{right}」が自然です。',
    en: 'Look at whether it is one or many, and whether it can be counted: "{right}" is natural here.',
    ko: '단수인지 복수인지, 셀 수 있는지 다시 보세요. 여기는 "{right}" 쪽이 자연스러워요.',
  },
};
const HELPER: Reason = {
  kind: 'agreement',
  topic: 'subject-verb-agreement',
  why: {
    ja: 'be、do、have や助動詞は、主語と時に合わせます。ここは「{right}」が自然です。',
    en: 'Let be, do, have and other helping verbs go with the subject and the time: "{right}" is natural here.',
    ko: 'be, do, have와 조동사는 주어와 시제에 맞춰요. 여기는 "{right}" 쪽이 자연스러워요.',
  },
};

/** What each change is called, and why one would make it. */
export const REASONS: Readonly<Record<ChangeType, Reason>> = {
  'need-article': ARTICLE,
  'insert-article': ARTICLE,
  'drop-article': ARTICLE,
  'swap-article': ARTICLE,
  count: NUMBER,
  number: NUMBER,
  'swap-preposition': PREPOSITION,
  'drop-preposition': PREPOSITION,
  'insert-preposition': PREPOSITION,
  verb: VERB,
  gerund: {
    kind: 'verb-form',
    topic: 'verb-patterns-ing',
    why: {
      ja: '前置詞の後に動詞を置くときは -ing の形にします。「{right}」になります。',
      en: 'A verb after a preposition takes -ing: "{right}".',
      ko: '전치사 뒤에 오는 동사는 -ing 형태로 써요. "{right}" 쪽이 맞아요.',
    },
  },
  base: {
    kind: 'verb-form',
    topic: 'modals',
    why: {
      ja: 'do、does、did や can などの助動詞の後は、動詞の原形です。「{right}」になります。',
      en: 'After do, does, did and verbs like can comes the base form: "{right}".',
      ko: 'do, does, did나 can 같은 조동사 뒤에는 동사원형을 써요. "{right}" 쪽이 맞아요.',
    },
  },
  tense: { ...VERB, kind: 'tense', topic: 'past-simple' },
  'drop-to': VERB,
  'insert-to': VERB,
  agreement: {
    kind: 'agreement',
    topic: 'subject-verb-agreement',
    why: {
      ja: '動詞は主語に合わせます。主語が一つ（he、she、it）なら -s のつく形です。ここは「{right}」です。',
      en: 'The verb goes with its subject: for one (he, she, it) it takes -s. Here "{right}".',
      ko: '동사는 주어에 맞춰요. 주어가 하나(he, she, it)면 -s가 붙어요. 여기는 "{right}"이에요.',
    },
  },
  helper: HELPER,
  progressive: {
    kind: 'verb-form',
    topic: 'be-and-verbs',
    why: {
      ja: 'be 動詞の後に動詞の原形は置けません。-ing の形か過去分詞にします。ここは「{right}」です。',
      en: 'After be a verb is never in its base form: it takes -ing, or is a past participle. Here "{right}".',
      ko: 'be동사 뒤에는 동사원형을 쓸 수 없어요. -ing 형태나 과거분사로 써요. 여기는 "{right}"이에요.',
    },
  },
  'be-and-do': {
    kind: 'verb-form',
    topic: 'be-and-verbs',
    why: {
      ja: '一般動詞の疑問文と否定文は do、形容詞や名詞が続くときは be 動詞を使います。ここは「{right}」です。',
      en: 'Questions and "not" take do with an ordinary verb, and be with an adjective or a noun: here "{right}".',
      ko: '일반동사의 의문문과 부정문에는 do를, 형용사나 명사에는 be동사를 써요. 여기는 "{right}"이에요.',
    },
  },
  'insert-do': {
    kind: 'negation',
    topic: 'do-support',
    why: {
      ja: '一般動詞を否定するときは、not の前に do、does、did を置きます。「{right}」とすると自然です。',
      en: 'To say "not" with an ordinary verb, put do, does or did before it: "{right}" is natural.',
      ko: '일반동사를 부정할 때는 not 앞에 do, does, did를 써요. "{right}" 쪽이 자연스러워요.',
    },
  },
  'insert-be': BE,
  'drop-be': {
    kind: 'extra-word',
    topic: 'be-and-verbs',
    why: {
      ja: 'be 動詞と一般動詞を並べて使うことはできません。ここは be 動詞が要りません。',
      en: 'be cannot stand beside an ordinary verb: leave it out here.',
      ko: 'be동사와 일반동사는 나란히 쓸 수 없어요. 여기는 be동사가 필요 없어요.',
    },
  },
  'insert-it': {
    kind: 'missing-word',
    topic: 'subjects-and-objects',
    why: {
      ja: '動詞の目的語が足りないようです。「{right}」とすると自然です。',
      en: 'What the verb is about seems to be missing: "{right}" is natural.',
      ko: '동사의 목적어가 빠진 것 같아요. "{right}" 쪽이 자연스러워요.',
    },
  },
  'insert-relative': {
    kind: 'missing-word',
    topic: 'relative-clauses',
    why: {
      ja: '名詞を「〜する」と説明するときは、動詞の前に who や that を置きます。「{right}」とすると自然です。',
      en: 'A verb that tells which one is meant needs who or that before it: "{right}" is natural.',
      ko: '명사를 동사로 설명할 때는 동사 앞에 who나 that을 써요. "{right}" 쪽이 자연스러워요.',
    },
  },
  pronoun: {
    kind: 'pronoun',
    topic: 'pronouns',
    why: {
      ja: '代名詞や疑問詞の形を見直しましょう。ここは「{right}」が自然です。',
      en: 'Look at the form of the pronoun or question word: "{right}" is natural here.',
      ko: '대명사나 의문사의 형태를 다시 보세요. 여기는 "{right}" 쪽이 자연스러워요.',
    },
  },
  owner: {
    kind: 'possessive',
    topic: 'possessives',
    why: {
      ja: '「〜の」は名詞の前で my や whose、名詞がないときは mine や yours です。ここは「{right}」です。',
      en: 'Whose it is: my or whose before a noun, mine or yours without one. Here "{right}".',
      ko: '"~의"는 명사 앞에서 my나 whose, 명사가 없으면 mine이나 yours예요. 여기는 "{right}"이에요.',
    },
  },
  adverb: {
    kind: 'word-choice',
    topic: 'adverb-position',
    why: {
      ja: '名詞の様子は形容詞で、動作や程度は副詞で表します。ここは「{right}」です。',
      en: 'An adjective tells what something is like, an adverb how something is done: here "{right}".',
      ko: '명사의 모습은 형용사로, 동작이나 정도는 부사로 말해요. 여기는 "{right}"이에요.',
    },
  },
  feeling: {
    kind: 'participle-adjective',
    topic: 'participle-adjectives',
    why: {
      ja: '人の気持ちは -ed、気持ちを起こすものは -ing で表します。ここは「{right}」です。',
      en: 'Who feels something is -ed, what makes one feel it is -ing: here "{right}".',
      ko: '느끼는 사람은 -ed, 느끼게 하는 것은 -ing로 말해요. 여기는 "{right}"이에요.',
    },
  },
  'word-family': {
    kind: 'word-choice',
    topic: 'easily-confused-words',
    why: {
      ja: '名詞・形容詞・動詞など、同じ仲間の語の形を見直しましょう。ここは「{right}」が自然です。',
      en: 'One family has a noun, an adjective, a verb: here "{right}" is natural.',
      ko: '명사, 형용사, 동사 등 같은 갈래의 단어를 다시 보세요. 여기는 "{right}" 쪽이 자연스러워요.',
    },
  },
  'look-alike': {
    kind: 'spelling',
    topic: 'spelling',
    why: {
      ja: 'つづりや音の似た別の語になっているようです。「{right}」ではありませんか。',
      en: 'This looks like another word that is written or sounds nearly so: "{right}" fits here.',
      ko: '철자나 소리가 비슷한 다른 단어로 쓴 것 같아요. 여기는 "{right}" 쪽이 맞아요.',
    },
  },
  order: {
    kind: 'word-order',
    topic: 'adverb-position',
    why: {
      ja: '語順を見直しましょう。「{right}」の順が自然です。',
      en: 'Look at the order of the words: "{right}" is natural.',
      ko: '어순을 다시 보세요. "{right}"의 순서가 자연스러워요.',
    },
  },
  'drop-word': {
    kind: 'extra-word',
    topic: 'subjects-and-objects',
    why: {
      ja: '余分な語があるようです。この語がないほうが自然です。',
      en: 'There seems to be a word too many: it is more natural without it.',
      ko: '불필요한 단어가 있는 것 같아요. 이 단어가 없는 편이 자연스러워요.',
    },
  },
};
