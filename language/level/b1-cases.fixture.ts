import type { StructureCase } from './structure-case.fixture.ts';

export const B1_CASES: readonly StructureCase[] = [
  [
    'present-perfect',
    ["I've visited Paris twice.", 'She has never seen it.', "It's been three years."],
    ['I have a red car.', 'I have to go.', 'I had eaten.', 'You should have called.'],
  ],
  ['present-perfect-continuous', ["I've been studying for two years."], ['I have been to Paris.']],
  [
    'past-perfect',
    ['The train had already left.'],
    ['I had a cold.', 'You had better go.', 'If I had known, I would have gone.', 'I had to go.'],
  ],
  [
    'passive',
    ['It was built in 1960.', 'English is spoken here.'],
    ['I was tired.', 'I am interested in it.', 'She was cooking.'],
  ],
  ['modal-passive', ['It can be seen from here.'], ['It can be hard.', 'I want to be a nurse.']],
  [
    'relative-clause',
    [
      'I have a friend who lives in Canada.',
      'It is a book which was popular.',
      'The food that I like is sushi.',
    ],
    ['Who lives there?', 'I know which is mine.', 'I think that I like it.'],
  ],
  [
    'relative-adverb',
    ['It is the town where I grew up.'],
    ['Where I live is a secret.', 'I know where I am.'],
  ],
  [
    'first-conditional',
    ['If it rains, I will stay at home.'],
    ['If it rained, I would stay.', 'I will stay.'],
  ],
  [
    'second-conditional',
    ['If I had more money, I would buy a car.', 'I would go if I were you.'],
    [
      'If I had known, I would have come.',
      'If I have time, I will go.',
      'If my own boss had called, I would have come.',
      'I would like tea.',
    ],
  ],
  [
    'used-to',
    ['I used to play tennis.'],
    ["I'm used to playing tennis.", 'I used the car to go there.', 'I am used to it.'],
  ],
  [
    'reported-speech',
    ['He said that he was busy.', 'She told me she would come.', 'They asked me to wait.'],
    ['He said hello.', 'I told him the truth.'],
  ],
  [
    'indirect-question',
    ["I don't know where he lives.", 'I wonder if the store is open.'],
    ['Where does he live?', 'I know a man.'],
  ],
  [
    'gerund-subject',
    ['Learning English is fun.', 'I think living in Tokyo is expensive.'],
    ['Something is wrong.', 'The morning was cold.', 'Learning, I smiled.'],
  ],
  [
    'modal-of-deduction',
    ['He must be tired now.', "That can't be true."],
    ['You must go.', 'I might be able to go.'],
  ],
  [
    'it-is-to',
    ["It's important to sleep.", 'It is hard for me to get up.'],
    ['It is a book.', 'It is time to go.'],
  ],
  [
    'so-that',
    ['It was so hot that I swam.', 'I save money so that I can travel.'],
    ['I think so.', 'So that is it.'],
  ],
  [
    'as-as',
    ['She is as tall as me.'],
    ['I left as soon as I could.', 'She sings as well as dances.'],
  ],
  ['although', ['Although it was raining, we went out.'], ['It was raining, but we went out.']],
  ['verb-object-infinitive', ['My boss asked me to stay.'], ['I asked to stay.']],
  ['make-let-do', ['It makes me feel happy.'], ['It makes me happy.', 'I made a cake.']],
  ['would-rather', ["I'd rather stay home.", "You'd better go."], ['I would stay home.']],
];
