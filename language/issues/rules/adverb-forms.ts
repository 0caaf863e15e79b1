import { phraseRule } from '../pattern/phrase-rule.ts';

const ADVERB_OF = `beautiful=>beautifully careful=>carefully quick=>quickly slow=>slowly quiet=>quietly good=>well bad=>badly
  fluent=>fluently clear=>clearly different=>differently perfect=>perfectly polite=>politely kind=>kindly
  easy=>easily nice=>nicely separate=>separately correct=>correctly natural=>naturally smooth=>smoothly regular=>regularly`;
const ADJECTIVE_OF = `happily=>happy sadly=>sad greatly=>great deliciously=>delicious nicely=>nice strangely=>strange
  angrily=>angry nervously=>nervous comfortably=>comfortable terribly=>terrible beautifully=>beautiful`;

const pairs = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** "She sings beautiful", "I feel happily". */
export const adverbForms = [
  phraseRule({
    kind: 'word-choice',
    topic: 'adverb-position',
    confidence: 0.9,
    why: {
      ja: '動作の様子は副詞で、feel や look の後の様子は形容詞で表します。ここは「{right}」です。',
      en: 'How something is done takes an adverb; after feel or look comes an adjective: here "{right}".',
      ko: '동작의 모습은 부사로, feel이나 look 뒤의 모습은 형용사로 말해요. 여기는 "{right}"이에요.',
    },
    patterns: [
      ...pairs(ADVERB_OF).flatMap((pair) => [
        `<sing|dance|speak|drive|work|write|cook|sleep|walk|talk|behave|explain|pay|pronounce> @adverb? {${pair}} $`,
        `<speak|play|pronounce|explain|do> @language|@sport|it|that @adverb? {${pair}} $`,
      ]),
      ...pairs(ADJECTIVE_OF).map((pair) => `<feel|sound|taste|smell> @adverb? {${pair}} $`),
      '<sleep> {good=>well}',
      '<sleep> @adverb {good=>well}',
    ],
  }),
];
