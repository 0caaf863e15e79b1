import { describe, expect, it } from 'vitest';
import { saidWords } from './said-words.ts';
import { compare } from './compare.ts';

describe('what is the same when spoken', () => {
  it.each([
    ["I'm going to leave at 7:30.", 'i am gonna leave at seven thirty'],
    ["I don't like it anymore.", 'I do not like it any more'],
    ["I'd like a coffee, please.", 'I would like a coffee please'],
    ["I'd better go.", 'I had better go'],
    ['I want to stay.', 'I wanna stay'],
    ["I've got to run.", "I've gotta run"],
    ["I can't hear you.", 'I cannot hear you'],
    ["Let's go home.", 'let us go home'],
    ['It’s cold today.', "It's cold today"],
    ["It's cold today.", 'its cold today'],
    ["You're late.", 'Your late'],
    ['They live over there.', 'They live over their'],
    ['I have two tickets.', 'I have to tickets'],
    ['Turn right here.', 'Turn write hear'],
    ["That's my brother's car.", "That's my brothers car"],
    ['It costs 1,000 yen.', 'It costs a thousand yen'],
    ['It costs $5.50.', 'It costs five dollars and fifty cents'],
    ['I was born in 1998.', 'I was born in nineteen ninety-eight'],
    ['In 2024.', 'in twenty twenty four'],
    ['In 2005.', 'in twenty oh five'],
    ['My birthday is May 5.', 'My birthday is May the fifth'],
    ["It's my 21st birthday.", "It's my twenty-first birthday"],
    ['See you at 7 p.m.', 'See you at seven PM'],
    ['See you at seven.', "See you at seven o'clock"],
    ['About 20% of them.', 'About twenty percent of them'],
    ['It takes 3.5 hours.', 'It takes three point five hours'],
    ['My favorite color is gray.', 'My favourite colour is grey'],
    ['I realized it later.', 'I realised it later'],
    ['Is Mr. Tanaka there?', 'Is mister Tanaka there'],
    ["I think that it's good.", "I think it's good"],
    ['I should have called.', 'I should of called'],
    ['Can I have the check?', 'Can I please have the check'],
    ["I'm home!", "Hi, I'm home"],
    ["It's been a while.", 'It has been a while'],
    ["She's left.", 'She has left'],
    ["I'd forgotten it.", 'I had forgotten it'],
    ["Excuse me, I didn't order this.", "Excuse me but I didn't order this"],
    ["Sorry, I'm busy.", "I'm sorry, I'm busy"],
    ['Can I have the check?', 'Can I have the check please'],
    ['I check my e-mail.', 'I check my email'],
    ['I go there twice a week.', 'I go there 2 times a week'],
    ['I saw it once.', 'I saw it one time'],
    ["Let's meet at 6:30.", "Let's meet at half past six"],
    ["Let's meet at 6:30.", "Let's meet at 6.30"],
    ["Let's meet at 6:45.", "Let's meet at a quarter to seven"],
    ["Let's meet at 6:15.", "Let's meet at quarter past six"],
    ['It takes half an hour.', 'It takes 30 minutes'],
    ['It weighs 2 kg.', 'It weighs two kilograms'],
    ['It weighs 2 kg.', 'It weighs two kilos'],
    ['We met at a cafe.', 'We met at a café'],
    ['I saw a movie.', 'I saw a film'],
    ['Where is the elevator?', 'Where is the lift'],
    ['We have to minimize the risk.', 'We have to minimise the risk'],
    ['My neighbor travels a lot.', 'My neighbour travels a lot'],
    ['She counseled us.', 'She counselled us'],
    ['The goods arrived.', 'The items arrived'],
    ['Everyone agrees.', 'Everybody agrees'],
  ])('%j accepts %j', (answer, said) => {
    expect(compare(saidWords(said), [answer]).outcome).toBe('accepted');
  });
});

describe('what a speaker does on the way', () => {
  it.each([
    ['I went to school.', 'um I went to uh school'],
    ['I went to school.', 'Well, I went to school'],
    ['I went to school.', 'I go, I went to school'],
    ['I went to school.', 'I go I went to school'],
    ['I went to school.', 'I I went to to school'],
    ['I went to school.', 'I I I I went to to to school'],
    ['I want to sleep.', 'I wa- I want to sleep'],
    ['He goes home.', 'He go, sorry, goes home'],
    ['He goes home.', 'He go, I mean, he goes home'],
    ['Okay, see you then.', 'see you then'],
  ])('%j accepts %j', (answer, said) => {
    expect(compare(saidWords(said), [answer]).outcome).toBe('accepted');
  });

  it.each([
    ['I have money.', 'I have no money'],
    ['So do I.', 'Do I'],
    ["I'd like a tea.", "I'd like a coffee and a tea"],
    ['I went to school.', 'I went to school, I go to school'],
  ])('%j does not accept %j', (answer, said) => {
    expect(compare(saidWords(said), [answer]).outcome).toBe('not-accepted');
  });
});

describe('what grammar and meaning rest on', () => {
  it.each([
    ['tense', 'I walked home.', 'I walk home'],
    ['irregular tense', 'I went home.', 'I go home'],
    ['third person', 'She likes dogs.', 'She like dogs'],
    ['number', 'I bought two books.', 'I bought two book'],
    ['a missing article', 'I have a car.', 'I have car'],
    ['the wrong article', 'Close the door.', 'Close a door'],
    ['a needless article', 'I go to work.', 'I go to the work'],
    ['negation', "I can't swim.", 'I can swim'],
    ['a preposition', "I'm on the bus.", "I'm in the bus"],
    ['a needless preposition', "Let's discuss it.", "Let's discuss about it"],
    ['question order', 'Where are you going?', 'Where you are going?'],
    ['a missing auxiliary', 'Do you like coffee?', 'You like coffee?'],
    ['two words exchanged', 'I always eat here.', 'I eat always here'],
    ['a pronoun', 'He lost his bag.', 'He lost her bag'],
    ['a participle', "I'm bored.", "I'm boring"],
    ['another verb', 'Can I borrow a pen?', 'Can I lend a pen?'],
    ['is and has', "It's been a while.", 'It is been a while'],
    ['being and having', "She's a teacher.", 'She has a teacher'],
    ['would and had', "I'd like tea.", 'I had like tea'],
    ['a number', 'I have 15 minutes.', 'I have 14 minutes'],
    ['that as subject', 'I think that is good.', 'I think is good'],
    ['a please that is missing', 'Check, please.', 'Check'],
    ['a please in another place', 'Check, please.', 'Please check'],
    ['an apology without a verb', "I'm sorry.", 'I sorry'],
    ['being', "I'm tired.", 'I tired'],
    ['a missing subject', 'It is cold.', 'Is cold'],
  ])('%s heard clearly is not accepted: %j, %j', (_, answer, said) => {
    expect(compare(saidWords(said, 0.9), [answer]).outcome).toBe('not-accepted');
  });
});

describe('the mistakes of the machine', () => {
  it('are asked again when the differing word was heard unclearly', () => {
    const said = [
      { text: 'I', confidence: 0.9 },
      { text: 'walk', confidence: 0.59 },
      { text: 'home', confidence: 0.9 },
    ];
    expect(compare(said, ['I walked home.'])).toMatchObject({
      outcome: 'say-again',
      confidence: 0.59,
    });
  });

  it('are the learner’s from three in five on', () => {
    const said = [
      { text: 'I', confidence: 0.9 },
      { text: 'walk', confidence: 0.6 },
      { text: 'home', confidence: 0.9 },
    ];
    expect(compare(said, ['I walked home.']).outcome).toBe('not-accepted');
  });

  it('are asked again when a word is missing between words heard unclearly', () => {
    const said = [
      { text: 'I', confidence: 0.9 },
      { text: 'have', confidence: 0.4 },
      { text: 'car', confidence: 0.9 },
    ];
    expect(compare(said, ['I have a car.']).outcome).toBe('say-again');
  });

  it.each([
    ['Turn on the light.', 'Turn on the right'],
    ['I have to work.', 'I have to walk'],
    ['It was fun.', 'It was fan'],
    ['It takes fifteen minutes.', 'It takes fifty minutes'],
    ["He's a nice man.", "He's an ice man"],
  ])('%j heard as %j is asked again', (answer, said) => {
    expect(compare(saidWords(said, 0.9), [answer]).outcome).toBe('say-again');
  });

  it('cannot be in what was typed', () => {
    expect(compare(saidWords('Turn on the right'), ['Turn on the light.']).outcome).toBe(
      'not-accepted',
    );
  });

  it('do not excuse another difference heard clearly', () => {
    expect(compare(saidWords('Turn on a right', 0.9), ['Turn on the light.']).outcome).toBe(
      'not-accepted',
    );
  });

  it.each(['', 'um', '...'])('are asked again when nothing was said: %j', (said) => {
    expect(compare(saidWords(said), ['I walked home.'])).toMatchObject({
      outcome: 'say-again',
      confidence: 0,
      nearest: 'I walked home.',
    });
  });
});

describe('the words shown', () => {
  it('show what is missing, replaced and too much', () => {
    const verdict = compare(saidWords('I go to a school by the train', 0.9), [
      "I'm going to school by train.",
    ]);
    expect(verdict.words).toEqual([
      { mark: 'replaced', expected: "I'm", said: 'I' },
      { mark: 'replaced', expected: 'going', said: 'go' },
      { mark: 'right', expected: 'to', said: 'to' },
      { mark: 'extra', said: 'a' },
      { mark: 'right', expected: 'school', said: 'school' },
      { mark: 'right', expected: 'by', said: 'by' },
      { mark: 'extra', said: 'the' },
      { mark: 'right', expected: 'train.', said: 'train' },
    ]);
  });

  it('show a word moved as missing here and too much there', () => {
    const verdict = compare(saidWords('Where you are going', 0.9), ['Where are you going?']);
    expect(verdict.words.map((word) => word.mark)).toEqual([
      'right',
      'missing',
      'right',
      'extra',
      'right',
    ]);
  });

  it('leave out what the speaker took back', () => {
    const verdict = compare(saidWords('um I go, I went home'), ['I went home.']);
    expect(verdict.words.map((word) => word.said)).toEqual(['I', 'went', 'home']);
  });

  it('belong to the nearest answer, the first of equals', () => {
    const accepted = ['Could you help me?', 'Can you help me?', 'Would you help me?'];
    expect(compare(saidWords('Can you help?'), accepted).nearest).toBe('Can you help me?');
    expect(compare(saidWords('You help me?'), accepted).nearest).toBe('Could you help me?');
  });
});

it('of two wordings that are hardly further, the one counts from which mistakes differ', () => {
  const accepted = ['Please check page three.', 'Please look at page three.'];
  expect(compare(saidWords('Please look page three'), accepted).nearest).toBe(accepted[1]);
});

it('a question without an accepted answer is a bug', () => {
  expect(() => compare(saidWords('Hello'), [])).toThrow(RangeError);
});
