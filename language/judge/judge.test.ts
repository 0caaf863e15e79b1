import { describe, expect, it } from 'vitest';
import { judge, type Expected } from './judge.ts';
import { saidWords } from './said-words.ts';
import { settleSound, typedAnswer } from './settle-sound.ts';
import { remarksOf, type Evidence, type Hearing } from './verdict.ts';

const question: Expected = {
  answers: ['I usually get up at six thirty.', 'I usually wake up at six thirty.'],
  wordings: ['[On weekdays,] I {usually|normally} {get|wake} up at {6:30|half past six}.'],
  wrong: ['I usually get up on six thirty.'],
};
const words = new Set('i usually get up at six thirty meat you informations'.split(' '));
const isWord = (word: string) => words.has(word);
const typed = (text: string, evidence: Evidence = {}) =>
  judge(typedAnswer(text), question, { isWord, ...evidence });

describe('a typed answer', () => {
  it.each([
    'I usually get up at six thirty.',
    'on weekdays i normally wake up at half past six',
    'I usually get up at 6:30',
  ])('is right: %s', (text) => {
    expect(typed(text).outcome).toBe('right');
  });

  it.each([
    ['a slip of the pen', 'I usualy get up at six thirty', 'spelling', 'usualy', 'usually'],
    ['two letters exchanged', 'I usaully get up at six thirty', 'spelling', 'usaully', 'usually'],
    [
      'another word that sounds the same',
      'Eye usually get up at six thirty',
      'homophone',
      'eye',
      'i',
    ],
  ])('is right with a note about %s', (_, text, kind, said, right) => {
    const verdict = typed(text);
    expect(verdict.outcome).toBe('right-with-note');
    expect(remarksOf(verdict)).toMatchObject([{ kind, said, right }]);
  });

  it('is wrong as a listed mistake, with what differs', () => {
    const verdict = typed('I usually get up on six thirty');
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([
      { kind: 'preposition', said: 'up on six', right: 'up at six' },
    ]);
  });

  it.each([
    ['another number', 'I usually get up at seven thirty', { kind: 'fact', said: '7', right: '6' }],
    ['the opposite', "I don't usually get up at six thirty", { kind: 'negation' }],
    ['another verb form', 'I usually gets up at six thirty', { kind: 'agreement' }],
    ['something else altogether', 'Bananas dance quietly', { kind: 'meaning' }],
  ])('is wrong for %s', (_, text, remark) => {
    const verdict = typed(text, { gains: [10, 10] });
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([remark]);
  });

  it('is right, with a note, where a short form sounds the same', () => {
    const thanks: Expected = { answers: ['Thank you for your call.'], wordings: [], wrong: [] };
    const verdict = judge(typedAnswer("Thank you for you're call."), thanks);
    expect(verdict.outcome).toBe('right-with-note');
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'homophone', right: 'your' }]);
  });

  it('is no slip of the pen where it is another time of day', () => {
    const time: Expected = { answers: ['How about 10 a.m.?'], wordings: [], wrong: [] };
    const verdict = judge(typedAnswer('How about 10 p.m.?'), time, { isWord: () => false });
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'fact' }]);
  });

  it('is unlisted where nothing speaks against it, and no word of it is marked', () => {
    const verdict = typed('My usual hour for leaving bed is six thirty');
    expect(verdict).toMatchObject({ outcome: 'unlisted', words: [] });
  });

  it('is wrong for what the proofreader finds in it, and only that is marked', () => {
    const verdict = typed('My usual hour for leaving the bed are six thirty', {
      findings: [
        {
          span: { start: 34, end: 37 },
          replacement: 'is',
          kind: 'agreement',
          area: 'verbs',
          topic: 'subject-verb-agreement',
          why: { ja: '主語', en: 'subject', ko: '주어' },
          confidence: 0.9,
        },
      ],
    });
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'agreement', said: 'are', right: 'is' }]);
    expect(verdict.words.filter(({ mark }) => mark !== 'right')).toEqual([
      { mark: 'replaced', said: 'are', expected: 'is' },
    ]);
  });

  it('is no slip of the pen where it is a wrong form', () => {
    const news: Expected = { answers: ['I need information.'], wordings: [], wrong: [] };
    const verdict = judge(typedAnswer('I need informationes'), news, { isWord: () => false });
    expect(verdict.outcome).not.toBe('right-with-note');
  });
});

describe('a spoken answer', () => {
  const hearing = (over: Partial<Hearing> = {}): Hearing => ({
    said: saidWords('I usually get up at six thirty', 0.9),
    wording: 'I usually get up at six thirty.',
    rival: 'I usually gets up at six thirty.',
    aheadNats: 5,
    behindNats: 0,
    ...over,
  });
  const heard = (...hearings: readonly Hearing[]) =>
    judge(settleSound(hearings.at(-1)?.said ?? [], question, hearings), question);

  it('is right where an accepted wording fits best', () => {
    expect(heard(hearing()).outcome).toBe('right');
  });

  it('is right although one word was written down otherwise, where the sound is for it', () => {
    const said = saidWords('I usually get up at sick thirty', 0.5);
    expect(heard(hearing({ said, behindNats: 1 })).outcome).toBe('right');
  });

  it('is what fits the sound better, where the models mended what she said', () => {
    const verdict = heard(hearing({ aheadNats: -6 }));
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'agreement' }]);
  });

  it('is judged by its words where the wording lies far behind them, whatever lies further', () => {
    const said = saidWords('Where is my blue umbrella', 0.9);
    const verdict = heard(hearing({ said, aheadNats: 10, behindNats: 30 }));
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'meaning' }]);
  });

  it('is right where another accent made other words of it, which fit hardly better', () => {
    const said = saidWords('A usual gate up at sick Saturday', 0.4);
    expect(heard(hearing({ said, aheadNats: 4, behindNats: 6 })).outcome).toBe('right');
  });

  it('is asked again where the models wrote the wording, and it fits far better than what learners say', () => {
    const haircut = hearing({
      said: saidWords('I usually wake at six thirty', 0.95),
      aheadNats: -10,
      behindNats: 15,
    });
    expect(heard(haircut, hearing({ aheadNats: 3.5 })).outcome).toBe('say-again');
  });

  it('is asked again where both fit alike', () => {
    expect(heard(hearing({ aheadNats: -2 })).outcome).toBe('say-again');
  });

  it('is judged by its words where another word was heard surely', () => {
    const said = saidWords('I usually get up on six thirty', 0.95);
    const verdict = heard(hearing({ said, aheadNats: -8, behindNats: 9 }));
    expect(verdict.outcome).toBe('wrong');
  });

  it('is asked again, and never right, where another number was heard', () => {
    const said = saidWords('I usually get up at seven thirty', 0.9);
    expect(heard(hearing({ said, aheadNats: 10 })).outcome).toBe('say-again');
  });

  it('is judged, not asked again, where a model wrote what learners do wrong', () => {
    const said = saidWords('I usually gets up at six thirty', 0.6);
    const verdict = heard(hearing({ said, aheadNats: 0, behindNats: 1 }));
    expect(verdict.outcome).toBe('wrong');
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'agreement' }]);
  });
});

describe('words that were heard unclearly', () => {
  const hearing: Hearing = {
    said: saidWords('I usually gets up at six thirty', 0.45),
    wording: 'I usually get up at six thirty.',
    rival: 'I usually gets up at six thirty.',
    aheadNats: -5,
    behindNats: 5,
  };

  it('are judged where a model wrote what learners do wrong, and the sound is for it', () => {
    const verdict = judge(settleSound(hearing.said, question, [hearing]), question);
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'agreement' }]);
  });

  it('are asked again where another word was written', () => {
    const said = saidWords('I usually jump up at six thirty', 0.45);
    const verdict = judge(settleSound(said, question, [{ ...hearing, said }]), question);
    expect(verdict.outcome).toBe('say-again');
  });
});

describe('the words that decide', () => {
  it('are those that fit the sound where the models mended what she said', () => {
    const said = saidWords('I usually get up at six thirty', 0.9);
    const mended: Hearing = {
      said,
      wording: 'I usually get up at six thirty.',
      rival: 'I usually gets up at six thirty.',
      aheadNats: -6,
      behindNats: 0,
    };
    const answer = settleSound(said, question, [mended]);
    expect(answer.said.map(({ text }) => text).join(' ')).toBe('I usually gets up at six thirty.');
    expect(settleSound(said, question, []).said).toBe(said);
  });
});

describe('what a language model says', () => {
  const UNLISTED = 'My usual hour for leaving bed is six thirty';
  const remark = {
    kind: 'word-choice',
    said: 'leaving bed',
    right: 'getting up',
    why: { ja: '語', en: 'word', ko: '단어' },
  } as const;

  it('makes an unlisted answer right, without a mark', () => {
    const verdict = typed(UNLISTED, { model: { outcome: 'right' } });
    expect(verdict.outcome).toBe('right');
    expect(verdict.words.every(({ mark }) => mark === 'right')).toBe(true);
  });

  it('makes it wrong with its reason, and marks what that is about', () => {
    const verdict = typed(UNLISTED, { model: { outcome: 'wrong', remark } });
    expect(remarksOf(verdict)).toEqual([remark]);
    const marked = verdict.words.filter(({ mark }) => mark !== 'right');
    expect(marked.map(({ said }) => said)).toEqual(['leaving', 'bed']);
  });

  it('changes nothing of what is on the list', () => {
    const model = { outcome: 'wrong', remark } as const;
    expect(typed('I usually get up at six thirty', { model }).outcome).toBe('right');
  });
});

describe('another meaning', () => {
  const meaning = { said: 0.1, nearest: 2 };

  it('is held against an answer that shares hardly a word', () => {
    const verdict = typed('I cannot find the key of my house', { meaning });
    expect(remarksOf(verdict)).toMatchObject([{ kind: 'meaning' }]);
  });

  it('is not, where the model only does not know the wording', () => {
    expect(typed('Six thirty is when I usually get up', { meaning }).outcome).toBe('unlisted');
  });
});
