import type { StructureCase } from './structure-case.fixture.ts';

export const B2_CASES: readonly StructureCase[] = [
  ['third-conditional', ['If I had known, I would have helped.'], ['If I knew, I would help.']],
  [
    'past-modal',
    ['I should have called.', 'He must have forgotten.'],
    ['I should call.', 'I have called.'],
  ],
  ['wish-past', ['I wish I could fly.'], ['I wish you luck.']],
  [
    'perfect-or-continuous-passive',
    ['It has been rebuilt.', 'The house is being painted.'],
    ['It has been raining.', 'I have been tired.'],
  ],
  ['causative', ['I had my hair cut.'], ['I cut my hair.', 'I had my lunch.']],
  [
    'non-defining-relative',
    ['I met Ken, who lives in Kobe.', 'He was late, which surprised me.'],
    ['I met a man who lives in Kobe.'],
  ],
  [
    'preposition-relative',
    ['The house in which I live is old.', 'I have a friend whose father is a pilot.'],
    ['Which is it?', 'I sat in the room.'],
  ],
  ['what-clause', ['What I like is the sea.'], ['What is it?', 'What do I like?']],
  [
    'concession',
    ['Despite the rain, we went.', 'No matter what I say, he laughs.'],
    ['However, we went.', 'It does not matter what I say.'],
  ],
  [
    'not-only-but-also',
    ['It is not only cheap but also good.'],
    ['It is not only cheap.', 'It is cheap but good.'],
  ],
  [
    'the-more-the-more',
    ['The more I study, the more I like it.'],
    ['The more the better is a saying.', 'I like it more.'],
  ],
  [
    'be-used-to-doing',
    ["I'm used to getting up early.", "I'm looking forward to seeing you."],
    ['I used to get up early.', 'I want to see you.'],
  ],
  [
    'future-perfect-or-continuous',
    ["I'll be working then.", 'They will have finished.'],
    ['I will be happy.', 'I will finish.'],
  ],
  [
    'past-perfect-continuous',
    ['I had been waiting for an hour.'],
    ['I have been waiting.', 'I had been there.'],
  ],
  [
    'the-fact-that',
    ['The fact that he lied hurts.', 'It is said that cats sleep.', 'Prices are likely to rise.'],
    ['That fact is known.', 'I said that cats sleep.'],
  ],
  [
    'gerund-after-verb-preposition',
    ['The noise prevented me from sleeping.', 'I ended up staying.'],
    ['I slept from noon.', 'I came up to the house.'],
  ],
  [
    'reduced-relative',
    ['Most people living in cities are busy.', 'I like the products made in Japan.'],
    ['People live in cities.', 'They made products.'],
  ],
];
