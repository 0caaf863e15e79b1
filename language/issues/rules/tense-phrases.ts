import { CERTAIN } from '../finding.ts';
import { phraseRule } from '../pattern/phrase-rule.ts';

/** What is done at one time; "Do you know what she said yesterday?" is right. */
const DONE = 'go|eat|watch|sleep|meet|buy|see|come|play|work|study|cook|drink|do';
const NO_CLAUSE = '~@wh|that|i|he|she|we|they|you*';
/** "I study hard since I want to pass" tells why, and not from when on. */
const SINCE_IT_WAS = 'since i|we|he|she|they VERB.past|was|were|had|got';

/** Tenses that a few words decide; what a whole clause decides is in code beside this. */
export const tensePhrases = [
  phraseRule({
    kind: 'tense',
    topic: 'stative-verbs',
    confidence: 0.92,
    why: {
      ja: 'know、like、want のような状態を表す動詞は、ふつう進行形にしません。',
      en: 'Verbs of state such as know, like and want do not normally take the -ing form.',
      ko: 'know, like, want 같은 상태 동사는 보통 진행형으로 쓰지 않아요.',
    },
    patterns: [
      'i|you|we|they {am|are @stative=>$3:base} !NOUN',
      'he|she|it {is @stative=>$3:s}',
      'i|you|we|they {was|were @stative=>$3:past}',
      '@they {am|are not? having=>have} a|an|two|three|many|no @quality? car|house|brother|brothers|sister|sisters|dog|cat|child|children|son|daughter',
      'i|we|they {am|are not having=>do not have} any? time|money',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'present-perfect',
    confidence: CERTAIN,
    why: {
      ja: '「〜したことがあるか」は Have you ever … と現在完了で尋ねます。',
      en: 'What a person has ever done is asked in the present perfect: "Have you ever …?"',
      ko: '"~해 본 적이 있는지"는 Have you ever …처럼 현재완료로 물어요.',
    },
    patterns: [
      '^^ {do|did|does=>have} i|you|we|they ever been|gone|seen|eaten|done',
      '^^ {do|did|does=>has} he|she|it ever been|gone|seen|eaten|done',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'present-perfect',
    confidence: 0.9,
    why: {
      ja: '過去に始まって今も続くことは現在完了で言います。「{right}」になります。',
      en: 'What began in the past and still goes on takes the present perfect: "{right}".',
      ko: '과거에 시작해서 지금도 계속되는 일은 현재완료로 말해요. "{right}" 쪽이 맞아요.',
    },
    patterns: [
      '@they {am|are @adverb? VERB.ing=>have been $4} _* _* since @year|last|yesterday|childhood|then|@month|@weekday|@number|this',
      `@they {am|are @adverb? VERB.ing=>have been $4} _* _* ${SINCE_IT_WAS}`,
      '@he {is @adverb? VERB.ing=>has been $4} _* _* since @year|last|yesterday|childhood|then|@month|@weekday|@number|this',
      `@he {is @adverb? VERB.ing=>has been $4} _* _* ${SINCE_IT_WAS}`,
      '@they {am|are !staying|coming|going|leaving|visiting|traveling|travelling|renting VERB.ing=>have been $3} here|there|in? _? _? for @number|many|several|about|almost _? _? @timeunit',
      '@they {live|know|work|study|like|want|love|play|belong=>have $2:participle} _* _* since @year|last|yesterday|childhood|then|@month|@weekday|@number|elementary|high|junior',
      `@they {live|know|work|study|like|want|love|play|belong=>have $2:participle} _* _* ${SINCE_IT_WAS}`,
      '@he {lives|knows|works|studies|likes|wants|loves|plays=>has $2:participle} _* _* since @year|last|childhood|then|@month|@weekday|@number',
      `@he {lives|knows|works|studies|likes|wants|loves|plays=>has $2:participle} _* _* ${SINCE_IT_WAS}`,
      '@he {has=>has had} !VERB|ADV|AUX|time _* _* since @year|last|childhood|then|@month|@weekday|@number',
      '@they {am|are=>have been} _* _* since @year|last|yesterday|childhood|then|@month|@weekday|@number',
      '@he {is=>has been} _* _* since @year|last|yesterday|childhood|then|@month|@weekday|@number',
      [
        '@they {live|know=>have $2:participle} _* _? for @number|many|several|a @timeunit|long',
        0.88,
      ],
      '@he|NOUN {is=>has been} _ _* for @number|a|an @timeunit now',
      '@timeunits {passed=>have passed} since',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'present-perfect',
    confidence: 0.9,
    why: {
      ja: '今までの経験は現在完了で言います。「{right}」になります。',
      en: 'What one has done so far in life takes the present perfect: "{right}".',
      ko: '지금까지의 경험은 현재완료로 말해요. "{right}" 쪽이 맞아요.',
    },
    patterns: [
      'this is the first|second|third|fourth|fifth time i|we|you|they {VERB.base=>have $7:participle}',
      'this is the first|second|third|fourth|fifth time he|she|it {VERB.s=>has $7:participle}',
      '^ i|we {never @commonverb.base=>have never $3:participle} _* _* in my|our life|lives',
      '<have> never {=>been} to',
      ['@have ever|never {gone=>been} to', 0.7],
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'present-perfect',
    confidence: 0.9,
    why: {
      ja: 'ever は「今までに」と尋ねる文や最上級の後で使います。ふつうの文には入れません。',
      en: '"ever" belongs in questions and after superlatives, not in a plain statement.',
      ko: 'ever는 "지금까지"라고 묻는 문장이나 최상급 뒤에 써요. 보통 문장에는 넣지 않아요.',
    },
    patterns: ['^^ i|we|he|she have|has {ever=>} VERB.participle|been'],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'past-simple',
    confidence: 0.9,
    why: {
      ja: 'もう一方の文が過去なので、ここも過去の形の「{right}」にします。',
      en: 'The other clause is in the past, so this one is too: "{right}".',
      ko: '다른 쪽 문장이 과거이므로 여기도 과거 형태인 "{right}" 쪽으로 해요.',
    },
    patterns: [
      'by the time @subject VERB.past _* , @subject|everyone|everybody {has|have=>had} @adverb? VERB.participle',
      'while @subject was|were VERB.ing _* , @possessive|the NOUN {is|are=>was} VERB.ing',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'present-perfect',
    confidence: 0.9,
    why: {
      ja: 'have been の後の動詞は -ing の形です。「{right}」になります。',
      en: 'After have been the verb takes -ing: "{right}".',
      ko: 'have been 뒤의 동사는 -ing 형태예요. "{right}" 쪽이 맞아요.',
    },
    patterns: ['@have been {walk|sleep|wait|look|think|run|talk=>$3:ing}'],
  }),
  phraseRule({
    kind: 'verb-form',
    topic: 'present-perfect',
    confidence: 0.94,
    why: {
      ja: 'have / has の後は過去分詞です。「{right}」になります。',
      en: 'After have or has comes the past participle: "{right}".',
      ko: 'have/has 뒤에는 과거분사를 써요. "{right}" 쪽이 맞아요.',
    },
    patterns: [
      '@have not? @adverb? {@distinctpast=>$4:participle}',
      '@subject @have never|ever|already|just {VERB.base=>$4:participle}',
      'i|we|they have|has {live|go|see|eat|be|finish|lose|forget|know|learn|buy|meet=>$3:participle} &to|in|it|my|the|a|him|her|many|that',
      '@have {be=>been}',
      '@have {being=>been}',
      '@modal not? have {leave|arrive|find|call|tell|go|come|see|do|take|make|eat|know|think|buy|bring|forget|happen|lose|break|write|finish|say|ask=>$4:participle}',
      '@modal @adverb? have at least {call|tell|ask|say|try|help=>$6:participle}',
      'has|have {happen|finish|arrive|decide|become=>$2:participle} !NOUN',
      'has|have {change=>changed} since|recently|so|very|@possessive',
      'has|have {change=>changed} a lot',
      '@have {been had=>had}',
    ],
  }),
  phraseRule({
    kind: 'negation',
    topic: 'present-perfect',
    confidence: 0.94,
    why: {
      ja: '現在完了の否定に do は使いません。have / has に not をつけて「{right}」とします。',
      en: 'The present perfect is made negative without "do": "{right}".',
      ko: '현재완료의 부정에는 do를 쓰지 않아요. have/has에 not을 붙여 "{right}" 형태로 써요.',
    },
    patterns: [
      'i|you|we|they {do not have=>have not} been|seen|eaten|gone|done|met|heard|tried|visited|decided|received !NOUN',
      'he|she|it {does not have=>has not} been|seen|eaten|gone|done|met|heard|tried|visited|decided|received !NOUN',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'past-simple',
    confidence: 0.82,
    why: {
      ja: 'said や thought に続く文では、ふつう will は would、can は could になります。今も先のことなら、そのままでも言えます。',
      en: 'After said or thought, will mostly becomes would and can could; what still lies ahead may stay as it is.',
      ko: 'said나 thought 뒤의 문장에서는 보통 will은 would, can은 could가 돼요. 아직 앞으로의 일이면 그대로도 돼요.',
    },
    patterns: [
      'thought|knew|hoped that? @subject {will=>would} VERB|AUX',
      'thought|knew that? @subject {can=>could} VERB|AUX',
      'said|promised that? @subject {will=>would} VERB|AUX _* , but @subject did|was|were|VERB.past',
      'told @object that? @subject {will=>would} VERB|AUX _* , but @subject did|was|were|VERB.past',
      // What was said may still be to come.
      ['said|promised that? @subject {will=>would} VERB|AUX', 0.7],
      ['said that? @subject {can=>could} VERB|AUX', 0.7],
      ['told @object that? @subject {will=>would} VERB|AUX', 0.7],
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'past-simple',
    confidence: 0.82,
    why: {
      ja: '過去の時を表す語があるので、do ではなく did にします。',
      en: 'The time is past, so it is did.',
      ko: '과거를 나타내는 말이 있으므로 do가 아니라 did예요.',
    },
    patterns: [
      `{do|does=>did} you|he|she|they|we ${DONE} ${NO_CLAUSE} ${NO_CLAUSE} yesterday`,
      `{do|does=>did} you|he|she|they|we ${DONE} ${NO_CLAUSE} ${NO_CLAUSE} last night|week|weekend|month|year|summer|winter`,
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'conditionals',
    confidence: 0.9,
    why: {
      ja: '仮定の if の文では、動詞を過去形にします。will や would は入れません。',
      en: 'After an imagined "if" the verb is in the past, without will or would.',
      ko: '가정의 if 뒤에서는 동사를 과거형으로 써요. will이나 would는 넣지 않아요.',
    },
    patterns: [
      '^^ if @subject {would have VERB.participle=>had $5}',
      '^^ if i|he|she|we|they {would have|has|had=>had}',
      '^^ if i|he|she|we|they {would be=>were}',
      '^^ if i|he|she|we|they {would @commonverb=>$4:past}',
      '^^ if i|he|she|it|we|they {am|is|are=>were} _* _* , @subject would !like|love|prefer|appreciate',
      [
        '^^ if i|he|she|it|we|they {@commonverb=>$3:past} _* _* , @subject would !like|love|prefer|appreciate',
        0.86,
      ],
      'if @subject {knew=>had known} _* _* , @subject would have',
      '^^ if @subject had not? @adverb? VERB.participle|been _* _* _* , @subject {will=>would} not? have VERB.participle|been',
      '^^ if @subject had not? @adverb? VERB.participle|been _* _* _* , @subject {can=>could} not? have VERB.participle|been',
      '^^ without _ _? , i|we {will=>would} not be where|here',
      '^^ if i|he|she|it|we|they {have|has=>had} _* _* , @subject would !like|love|prefer|appreciate',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'conditionals',
    confidence: 0.9,
    why: {
      ja: 'wish の後では一つ前の形にします。will は would、can は could、動詞は過去形です。',
      en: 'After "wish" go one step back: will becomes would, can becomes could, and the verb is in the past.',
      ko: 'wish 뒤에서는 한 단계 앞의 형태로 해요. will은 would, can은 could, 동사는 과거형이에요.',
    },
    patterns: [
      '<wish> @subject {can=>could}',
      '<wish> @subject {will=>would}',
      '<wish> i|he|she|it|we|they {have|has=>had}',
      '<wish> i|he|she|it|we|they {am|is|are=>were}',
      '<wish> i|he|she|it|we|they {@commonverb.base=>$3:past}',
    ],
  }),
  phraseRule({
    kind: 'tense',
    topic: 'conditionals',
    confidence: CERTAIN,
    why: {
      ja: 'if のあとを過去形にした仮定の文では、もう一方の文に would や could を使います。',
      en: 'When the "if" part is imagined and in the past, the other part takes would or could.',
      ko: 'if 뒤를 과거형으로 쓴 가정문에서는 다른 쪽 문장에 would나 could를 써요.',
    },
    patterns: [
      'if i|he|she|it were _* _* , @subject {will=>would} VERB|AUX',
      'if i|he|she|it were _* _* , @subject {can=>could} VERB|AUX',
    ],
  }),
];
