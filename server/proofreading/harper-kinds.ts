import { CERTAIN, type Finding } from '../../language/issues/finding.ts';

export type HarperKind = Pick<Finding, 'kind' | 'topic' | 'why'> & {
  /** Of its rules' findings, where it is not that of most. */
  readonly confidence?: number;
};

interface Group extends HarperKind {
  readonly rules: string;
}

const GROUPS: readonly Group[] = [
  {
    rules: 'AnA AnAnother TheAnother TheMy',
    // Sound decides; a language model knows none.
    confidence: CERTAIN,
    kind: 'article',
    topic: 'articles-a-an',
    why: {
      ja: '冠詞の形を確かめましょう。母音の音の前は an、my や another の前には冠詞をつけません。',
      en: 'Check the article: "an" before a vowel sound, and none before "my" or "another".',
      ko: '관사를 확인해 보세요. 모음 소리 앞에는 an, my나 another 앞에는 관사를 쓰지 않아요.',
    },
  },
  {
    rules: 'MassNouns OneOfTheSingular QuantifierNumeralConflict QuantifierNeedsOf',
    kind: 'number',
    topic: 'countable-uncountable',
    why: {
      ja: '名詞が数えられるか、単数か複数かを確かめましょう。',
      en: 'Check whether the noun can be counted, and whether it is one or many.',
      ko: '셀 수 있는 명사인지, 단수인지 복수인지 확인해 보세요.',
    },
  },
  {
    rules: 'PronounVerbAgreement IAmAgreement PronounInflectionBe HeDos ThereIsAgreement',
    kind: 'agreement',
    topic: 'subject-verb-agreement',
    why: {
      ja: '動詞は主語に合わせます。he、she、it なら -s のつく形です。',
      en: 'The verb must go with its subject: after he, she and it, use the -s form.',
      ko: '동사는 주어에 맞춰야 해요. he, she, it 뒤에는 -s가 붙는 형태를 써요.',
    },
  },
  {
    rules: `DidPast InflectedVerbAfterTo WillNonLemma DontCan DoubleModal ModalBeAdjective ModalOf SimplePastToPastParticiple
      RegularIrregulars IsBeenAuxSequence WantBe HelpedPast GetUsedTo WorthToDo BeAllowed HavePassed
      AllowTo`,
    kind: 'verb-form',
    topic: 'verb-patterns-to',
    why: {
      ja: '前の語によって、動詞の形が決まります。',
      en: 'The words before a verb decide which form it takes.',
      ko: '앞에 오는 말에 따라 동사의 형태가 정해져요.',
    },
  },
  {
    rules: 'ProgressiveNeedsBe',
    // It takes "We have exciting plans" for a form of a verb.
    confidence: 0.7,
    kind: 'verb-form',
    topic: 'verb-patterns-to',
    why: {
      ja: '-ing の前は be動詞です。have や has は使いません。',
      en: 'Before an -ing form English uses "be", not "have".',
      ko: '-ing 앞에는 have가 아니라 be동사를 써요.',
    },
  },
  {
    rules: `ArriveTo AskNoPreposition AwaitFor Discuss FondOn GoodAt InterestedIn IsKnownFor JealousOf LookForwardTo
      LookingForwardTo ResponsibilityFor SinceDuration FedUpWith CuriousAbout DespiteOf ExceptOf LastNight`,
    kind: 'preposition',
    topic: 'verb-preposition',
    why: {
      ja: 'この語と一緒に使う前置詞は決まっています。',
      en: 'This word goes with a preposition of its own, or with none.',
      ko: '이 말과 함께 쓰는 전치사는 정해져 있어요.',
    },
  },
  {
    rules:
      'AdjectiveDoubleDegree MoreBetter RedundantProgressiveComparative RedundantSuperlatives SameAs ThenThan',
    kind: 'comparison',
    topic: 'comparatives',
    why: {
      ja: '比べるときの形を確かめましょう。短い形容詞は -er / -est、長いものは more / most です。',
      en: 'Check how you compare: -er or -est for short adjectives, more or most for long ones.',
      ko: '비교하는 형태를 확인해 보세요. 짧은 형용사는 -er/-est, 긴 형용사는 more/most를 써요.',
    },
  },
  {
    rules: 'DoMistake OpenTheLight TakeMedicine FriendOfMe HowItLooksLike WishCould WinPrize',
    kind: 'word-choice',
    topic: 'easily-confused-words',
    why: {
      ja: '英語ではこの組み合わせでは言いません。正しい言い方を覚えましょう。',
      en: 'English does not put these words together. Say it the way shown here.',
      ko: '영어에서는 이렇게 묶어서 말하지 않아요. 여기 나온 표현으로 말해 보세요.',
    },
  },
];

/** Harper's rules that speak of grammar, by their names. Every other rule is left out. */
export const HARPER_KINDS: Readonly<Record<string, HarperKind>> = Object.fromEntries(
  GROUPS.flatMap(({ rules, ...kind }) =>
    rules
      .trim()
      .split(/\s+/u)
      .map((rule) => [rule, kind]),
  ),
);
