import { phraseRule } from '../pattern/phrase-rule.ts';

const NEVER_WORDS = `
goed=>went eated=>ate buyed=>bought comed=>came taked=>took maked=>made thinked=>thought writed=>wrote runned=>ran
swimmed=>swam catched=>caught teached=>taught feeled=>felt sleeped=>slept drived=>drove speaked=>spoke knowed=>knew
gived=>gave finded=>found telled=>told sayed=>said getted=>got losted=>lost falled=>fell bringed=>brought choosed=>chose
drinked=>drank builded=>built leaved=>left keeped=>kept meeted=>met payed=>paid readed=>read sended=>sent
standed=>stood waked=>woke weared=>wore winned=>won forgetted=>forgot understanded=>understood costed=>cost cutted=>cut
hurted=>hurt selled=>sold spended=>spent hitted=>hit growed=>grew throwed=>threw becamed=>became
childs=>children childrens=>children mans=>men womans=>women peoples=>people foots=>feet tooths=>teeth mouses=>mice
wifes=>wives knifes=>knives
`;

export const irregularForms = [
  phraseRule({
    kind: 'verb-form',
    topic: 'past-simple',
    confidence: 0.93,
    why: {
      ja: 'この語は不規則に変化します。正しい形は「{right}」です。',
      en: 'This word is irregular: the right form is "{right}".',
      ko: '이 단어는 불규칙하게 변해요. 올바른 형태는 "{right}"이에요.',
    },
    patterns: NEVER_WORDS.trim()
      .split(/\s+/u)
      .map((entry) => `{${entry}}`),
  }),
];
