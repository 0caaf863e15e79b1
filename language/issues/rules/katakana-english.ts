import { phraseRule } from '../pattern/phrase-rule.ts';

/** What English speakers say for words that Japanese made of English. Parted by `=`; context where a word is also English. */
const SAID_OTHERWISE = `
<live|buy|rent> in? a|the|my ADJ? {mansion=>apartment}
at|of|in my {mansion=>apartment}
{one room mansion=>studio apartment}
{reform=>renovate} @possessive|the|a house|home|kitchen|room|bathroom|apartment
{reformed=>renovated} @possessive|the|a house|home|kitchen|room|bathroom|apartment
{reforming=>renovating} @possessive|the|a house|home|kitchen|room|bathroom|apartment
a|an|any|the {consent=>outlet} !form|of|to
{do cunning=>cheat}
{did cunning=>cheated}
{doing cunning=>cheating}
{cunning=>cheating} on|in|at the|an|a exam|test
{viking=>buffet} restaurant|lunch|dinner|breakfast|style
<eat|have|try> a|the? {viking=>buffet} $
{level up=>improve} @possessive|the
{leveled up=>improved} @possessive|the
to {level up=>improve} $
{skill up=>improve my skills}
@be {my pace=>easygoing} $
{at|in my pace=>at my own pace}
{my tension is @adverb? high=>I am excited}
{my tension was @adverb? high=>I was excited}
{my tension went up=>I got excited}
@be|felt @adverb? {high tension=>excited}
<play|played|playing> {trump|trumps=>cards}
{a salaryman=>an office worker}
{salaryman=>office worker}
{salarymen=>office workers}
{a paper driver=>a licensed driver who never drives}
{skinship=>physical contact}
a|my|the {arbeit|arubaito|baito=>part-time job}
-a|my|the {arbeit|arubaito|baito=>a part-time job}
room|house|kitchen @be {reformed=>renovated}
a|new|red|black|white|blue|cute|the {one piece=>dress} $
a|new|red|black|white|blue|cute|the {one-piece=>dress} $
{potato fry=>French fries}
{fried potatoes=>French fries}
{fried potato=>French fries}
{sharp pencil=>mechanical pencil} $
{sharp pen=>mechanical pencil} $
{gasoline stand=>gas station}
{gas stand=>gas station}
{morning call=>wake-up call}
{an office lady=>an office worker}
{an ol=>an office worker}
{office lady=>office worker}
{office ladies=>office workers}
{hotchkiss=>stapler}
{key holder=>key ring}
{vinyl bag=>plastic bag}
{pet bottle=>plastic bottle}
{pet bottles=>plastic bottles}
{back mirror=>rearview mirror}
{front glass=>windshield}
{open car=>convertible}
{camping car=>camper van}
{baby car=>stroller}
{live house=>live music club}
{free dial=>toll-free number}
{cost down=>cost reduction}
{guts pose=>fist pump}
{american dog=>corn dog}
{soft cream=>soft-serve ice cream}
{virgin road=>aisle}
{order made=>custom-made}
{order-made=>custom-made}
{version up=>upgrade}
{image change=>makeover}
{health meter=>bathroom scale}
{note pc=>laptop}
{silver seat=>priority seat}
{cheer girl=>cheerleader}
{table manner=>table manners}
{mail magazine=>newsletter}
{appeal point=>selling point}
{charm point=>best feature}
{interphone=>intercom}
{conbini|combini=>convenience store}
an|my|the {apart=>apartment} $
a|the {depart=>department store} $
a|the {super=>supermarket} $
at|to a|the {free market=>flea market}
<stay|stayed> in|at a|the {pension=>guesthouse}
{bike=>motorcycle} license
{talent=>personality} on tv
tv {talent=>personality}
tv {talents=>personalities}
{gasoline car=>gas car}
{private brand clothes=>store-brand clothes}
{nighter=>night game}
{cooler=>air conditioner} is|was on
{freeter=>part-time worker}
{print=>handout} from|by my|the|our teacher
{american coffee=>weak coffee}
{ice coffee=>iced coffee}
{shoe cream=>cream puff}
{hamburg=>hamburger steak} $
{stove=>heater} to warm
{manicure=>nail polish} on @possessive nails
{claim=>complaint} from a|the|our|my customer|customers|client|guest|neighbor
{claims=>complaints} from customers|clients|guests|the|our|my
<make|made|get|got|receive|received|have|had> a|many|some|lots|several {claim=>complaint} !that|to be
<make|made|get|got|receive|received> many|some|several {claims=>complaints}
to|@subject {claim=>complain} to|about the|a|@possessive
@subject {claimed=>complained} to|about the|a|@possessive
`;

const CHALLENGE = [
  'challenge=>try',
  'challenged=>tried',
  'challenging=>trying',
  'challenges=>tries',
];

export const katakanaEnglish = [
  phraseRule({
    kind: 'katakana-english',
    topic: 'katakana-english',
    confidence: 0.92,
    why: {
      ja: '「{wrong}」は和製英語か、英語では別の意味になる語です。英語では「{right}」と言います。',
      en: '"{wrong}" is Japanese English, or means something else; in English say "{right}".',
      ko: '"{wrong}" 같은 말은 일본식 영어이거나 영어에서는 다른 뜻이 돼요. 영어로는 "{right}"이라고 해요.',
    },
    patterns: SAID_OTHERWISE.trim()
      .split('\n')
      .concat(
        CHALLENGE.flatMap((change) => [
          `-@determiner|ADJ {${change}} new|many|various|something|different|@sport|@language|VERB.ing|cooking|yoga|marathon|climbing`,
          `{${change}} NOUN VERB.ing|climbing|diving`,
          `{${change.replace('=>', ' to=>')}} @determiner|NOUN|VERB|PROPN|many|new`,
        ]),
      ),
  }),
  phraseRule({
    kind: 'direct-translation',
    topic: 'direct-translation',
    confidence: 0.93,
    why: {
      ja: '日本語をそのまま訳した言い方です。英語では「{right}」と言います。',
      en: 'This is Japanese word for word; English says "{right}".',
      ko: '일본어를 그대로 옮긴 말이에요. 영어로는 "{right}"이라고 해요.',
    },
    patterns: [
      '{according to me=>in my opinion}',
      '^ {recent days=>recently} ,',
      '@possessive {most favorite=>favorite}',
      'my {head|stomach|tooth is pain|painful=>$2 hurts}',
      'i have {a? stomach pain=>a stomachache}',
      'i {have=>am} @number years old',
      '{please take care yourself=>please take care of yourself}',
      'take care {=>of} yourself|your|him|her|my',
      '{it is no use to VERB.base=>it is no use $6:ing}',
      'my dream is {a|an NOUN=>to be $4 $5} $',
      '{by the way of=>by way of}',
      'the {reason is because=>reason is that}',
      '{long time no see you=>long time no see}',
      '^^ {here is @adverb? quiet|noisy|cold|hot|safe|dark|crowded|beautiful|warm=>it is $3 $4 here} $',
      '^^ what time {=>is it} now $',
      '^^ what time {is now=>is it now}',
      '{i am=>I am from} @city $',
      'eat|eating {spicy=>spicy food} $',
      '@possessive dog|cat|son|daughter|car|house @be {@number years=>$4 years old} $',
      '@possessive dog|cat|son|daughter|brother|sister {has|have @number years old=>is $4 years old}',
      '^^ {do not mind=>do not worry about it} $',
    ],
  }),
];
