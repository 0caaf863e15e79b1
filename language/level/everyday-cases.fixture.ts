import type { StructureCase } from './structure-case.fixture.ts';

export const EVERYDAY_CASES: readonly StructureCase[] = [
  ['present-of-be', ["I'm a student.", 'She is kind.'], ['I play tennis.']],
  ['there-is', ['There are many parks in my town.'], ['They are in the park.']],
  ['can', ['I can swim.', "I can't cook."], ['I open a can of beans.']],
  ['want-to', ['I want to sleep.'], ['I want a dog.']],
  [
    'present-continuous',
    ['She is reading a book.'],
    ['It is interesting.', 'It was morning.', "I'm going to study."],
  ],
  ['question', ['What do you think?'], ['What I think is a secret.']],
  [
    'past-simple',
    ['I went to Kyoto.', 'My mother cooked dinner.', "I didn't sleep."],
    ['I go to Kyoto.', 'I need it.'],
  ],
  ['past-continuous', ['I was watching TV.'], ['It was boring.', 'She was a king.']],
  ['going-to', ["I'm going to visit Osaka."], ["I'm going to the park.", 'I am going to school.']],
  ['will', ['I will call you.', "It'll rain."], ['He will have finished by noon.']],
  [
    'obligation',
    ['I have to go.', 'You should rest.'],
    ['I have two dogs.', 'You should have called.'],
  ],
  ['could', ["I couldn't sleep."], ['I could have slept.']],
  [
    'comparative',
    ['He is taller than me.', 'It is more expensive than that.'],
    ['Other than that, fine.', 'I would rather go than stay.'],
  ],
  [
    'superlative',
    ['It is the biggest city.', 'My best friend came.'],
    ['I went to the forest.', 'Most of the people left.'],
  ],
  ['because', ['Because it was cold.'], ['The cause is cold.']],
  ['when-clause', ['When I was a child, I swam.'], ['When is it?']],
  [
    'infinitive-of-purpose',
    ['I went to the store to buy milk.', 'She came to see me.'],
    ['I went to the store.', 'I want to see it.'],
  ],
  ['gerund-object', ['I enjoy cooking.'], ['I enjoy the morning.']],
  [
    'gerund-after-preposition',
    ['I am good at swimming.'],
    ['I get up in the morning.', 'I did it for nothing.'],
  ],
  ['shall-we-would-like', ["I'd like to go."], ['I would go.', 'I like to go.']],
  [
    'that-clause',
    ['I think it is good.', 'I hope that my son is well.'],
    ['I think so.', 'I know him.'],
  ],
  [
    'too-and-enough',
    ['It is too hot to walk.', 'He is old enough to drive.'],
    ['I like it too.', 'That is enough.'],
  ],
  ['so-result', ['It was raining, so we stayed at home.'], ['It was so good.']],
  ['two-object-verb', ['He gave me a book.'], ['He gave up.']],
  ['modal-of-possibility', ['It may rain.'], ['I was born in May.', 'She may have left.']],
];
