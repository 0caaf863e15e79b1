import { phraseRule } from '../pattern/phrase-rule.ts';

const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|twentieth|thirtieth';

/** "Check in" and "is on" are verbs, "hand it in" too: their word is no preposition of the time that follows. */
const AFTER_VERBS = [
  '{at=>}',
  '-<eat|stay|come|check|move|hand|turn|log|sign|go|get|call|drop|bring|send|settle>|@be|it|them {in=>}',
  '-<move|carry|hold|log|turn|try|put|keep>|@be|up|down|it|them {on=>}',
];

/** "in Monday", "at the morning", "since three years". */
export const timePrepositions = [
  phraseRule({
    kind: 'preposition',
    topic: 'prepositions-time',
    confidence: 0.94,
    why: {
      ja: '曜日・日付は on、月・季節・年・午前午後は in、時刻と night は at です。ここは「{right}」です。',
      en: 'Days and dates take "on"; months, seasons, years and parts of the day "in"; clock times and night "at".',
      ko: '요일·날짜는 on, 월·계절·연도·오전/오후는 in, 시각과 night은 at을 써요. 여기는 "{right}"이에요.',
    },
    patterns: [
      "{in|at=>on} @weekday !'s",
      '{in|at=>on} a ADJ? @weekday',
      '{on|at=>in} january|february|march|april|june|july|august|september|october|november|december $',
      '{at|on=>in} the morning|afternoon|evening !of|NOUN|after|before',
      '{in=>at} night !NOUN',
      '{at|on=>in} @year',
      '{at|on=>in} @season $',
      '{in|at=>on} @possessive birthday|anniversary !NOUN',
      `{in|at=>on} the ${ORDINALS} $`,
      '{in|at=>on} @month @dayofmonth',
      "{in|on=>at} @digits|@number o'clock|pm|am|p.m|a.m",
      '<wake|get|leave|arrive|start|finish|meet|eat> up? home? {in|on=>at} six|seven|eight|nine|ten|eleven|twelve|five !@timeunit|minutes|hours|days|weeks|months|years',
      '{on|in=>at} noon|midnight',
      // "At the weekend" is as right in Britain.
      '{in=>on} the weekend',
      '{on=>in} the future|past',
      '{in=>at} the end|beginning of the|this|last|next|@month',
      '{in=>on} weekends',
      '{in|at=>on} weekdays|sundays|holidays',
      '{in|at=>on} christmas day|eve',
      '{on=>at} the moment',
      "{in|at=>on} new year's day|eve",
      [
        '-depend|depends|count|focus|based|work|working {on=>at} two|three|four|five|six|seven|eight|nine|ten|eleven|twelve $',
        0.85,
      ],
      '{on=>in} the? @season $',
      '<get|wake|start|begin|open|close|leave> up? {=>at} six|seven|eight|nine|ten|five thirty|fifteen|oclock $',
    ],
  }),
  phraseRule({
    kind: 'preposition',
    topic: 'prepositions-time',
    confidence: 0.95,
    why: {
      ja: 'last、next、this、every や today、yesterday などの前には前置詞をつけません。',
      en: 'No preposition before last, next, this, every, today, yesterday or tomorrow.',
      ko: 'last, next, this, every나 today, yesterday 앞에는 전치사를 쓰지 않아요.',
    },
    patterns: [
      ...AFTER_VERBS.flatMap((preposition) => [
        `${preposition} last|next|every @timeunit|@weekday|@partofday|@season|@month|weekend !'s|is`,
        `${preposition} this @partofday|@weekday|@season|@timeunit $`,
        `${preposition} yesterday|today|tomorrow|tonight !'s|NOUN`,
      ]),
      '<do|see|meet|finish|send|buy|visit|watch|eat|need> it|them {in|on=>} next|last|yesterday|today|tomorrow|tonight',
      'birthday|exam|test|deadline|interview|appointment @be {in|on=>} next|last|this @timeunit|@weekday',
      '{in|at|on=>} nowadays|recently',
      '{in these days=>these days}',
      '{nowadays days=>nowadays}',
      '{in weekend=>on weekends}',
      '{at weekend=>on weekends}',
      '{on weekend=>on weekends}',
      '{today morning=>this morning}',
      "{today 's morning=>this morning}",
      '{today night=>tonight}',
      '{yesterday night=>last night}',
      '{last morning=>yesterday morning}',
      "{last year 's=>last} summer|winter|spring|autumn|fall|christmas",
      '{on|in|at=>} the other day $',
    ],
  }),
  phraseRule({
    kind: 'preposition',
    topic: 'for-since-during-until',
    confidence: 0.9,
    why: {
      ja: '「今から〜前」は ago、「過去のある時より〜前」は before です。',
      en: '"ago" counts back from now, "before" from a time in the past.',
      ko: '"지금부터 ~ 전"은 ago, "과거의 어느 때보다 ~ 전"은 before예요.',
    },
    patterns: [
      'came|went|arrived|moved|started|left|began|met|bought|got|saw|returned _? _? _? _? @number days|weeks|months|years {before=>ago} $$',
    ],
  }),
  phraseRule({
    kind: 'preposition',
    topic: 'for-since-during-until',
    confidence: 0.93,
    why: {
      ja: '期間の長さは for、始まりの時点は since、期間の名前は during、文の前は while を使います。',
      en: 'Use "for" with a length of time, "since" with its start, "during" with a noun and "while" with a sentence.',
      ko: '기간의 길이는 for, 시작 시점은 since, 명사 앞은 during, 문장 앞은 while을 써요.',
    },
    patterns: [
      ['{since @number|a|several|many @timeunit ago=>for $2 $3}', 0.95],
      '{since=>for} @number|a|an|several|many|few|some|about|almost|over @timeunit !ago|last|on',
      '{since=>for} a long|few time|@timeunit !ago',
      '{since=>for} more than @number @timeunit',
      [
        '@have @adverb? been|VERB.participle _* {from=>since} last|yesterday|@year|childhood|@weekday|@month',
        0.88,
      ],
      '@have had a|an _? _ {from=>since} yesterday|last',
      '@have had a|an _? _ {from=>since} the day before',
      ['@have @adverb? been|VERB.participle _* {for=>since} last|yesterday|@year|childhood', 0.88],
      '{during=>for} @number|several|many @timeunit',
      '{during=>while} @subject @verb|@be|@have',
      '{while=>during} @possessive|the NOUN? trip|stay|vacation|holiday|class|lesson|meeting|movie|lunch|dinner|game|summer $',
      [
        '-not <finish|submit|complete|return|hand|send|pay|decide> @determiner? _* {until|till=>by} &@weekday|tomorrow|next|@digits|tonight|noon|@number|the|this|friday',
        0.9,
      ],
      '<wait|stay|sleep|slept> _? {by=>until} &@weekday|tomorrow|@digits|tonight|noon|@number|next|midnight',
      '@have been VERB.ing @adverb? {from since=>since}',
      '@have been VERB.ing @adverb? {from=>since} spring|summer|autumn|fall|winter|last|yesterday|@month|@weekday',
    ],
  }),
  phraseRule({
    kind: 'preposition',
    topic: 'for-since-during-until',
    confidence: 0.92,
    why: {
      ja: 'until は「〜までずっと」、by は「〜までに終える」です。ここは「{right}」です。',
      en: 'until is for what goes on up to then, by for what is done before then: here "{right}".',
      ko: 'until은 "~까지 계속", by는 "~까지 끝내다"예요. 여기는 "{right}"이에요.',
    },
    patterns: [
      '-not|never|until <finish|submit|send|email|return|deliver|reply|complete|hand> _* {until=>by} the|@weekday|tomorrow|next|tonight|then|@number',
      'should _* {until|till now=>by now}',
    ],
  }),
];
