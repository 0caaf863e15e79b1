import type { StructureCase } from './structure-case.fixture.ts';

export const C1_CASES: readonly StructureCase[] = [
  [
    'inversion',
    ['Never have I seen such a thing.', 'Not only is it cheap, but it is good.'],
    ['I have never seen it.', 'Only I have it.'],
  ],
  [
    'inverted-conditional',
    ['Had I known, I would have come.', 'Were it not for my family, I would leave.'],
    ['I had known him.', 'If I had known.', 'Were you there?'],
  ],
  [
    'participle-clause',
    [
      'Having lived abroad, I see it differently.',
      'Prices rose, making life harder.',
      'Given the choice, I would stay.',
    ],
    ['Living abroad is hard.', 'I am making a cake.', 'I like cooking, and I like eating.'],
  ],
  [
    'it-cleft',
    ['It was my grandmother that taught me patience.', 'It is the people that make a city.'],
    ['It is true that I like it.', 'It is clear that he made it.', 'I think that it is good.'],
  ],
  [
    'wh-cleft',
    ['What strikes me is their silence.', 'All I want is to sleep.'],
    ['What is it?', 'All is well.'],
  ],
  [
    'weighing-conjunction',
    ['It works insofar as people trust it.', "I can't walk, let alone run."],
    ['I let him go alone.', 'I was given that book.'],
  ],
  [
    'hedging',
    ['It may well be true.', 'One might argue that it helps.'],
    ['It may be true.', 'One day I left.'],
  ],
  [
    'perfect-infinitive-or-gerund',
    ['He seems to have forgotten.', 'I regret having said it.'],
    ['He seems to forget.', 'I like having lunch.'],
  ],
  [
    'subjunctive',
    ['I suggested that he go home.', 'It is essential that everyone be heard.'],
    ['I think that he goes home.', 'I suggested a walk.'],
  ],
  ['noun-phrase-with-of-gerund', ['the prospect of losing my job'], ['the prospect of a new job']],
  [
    'as-though',
    ['He talks as though he were rich.'],
    ['He talks, though.', 'I see him as a friend.'],
  ],
];
