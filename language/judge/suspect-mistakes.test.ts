import { describe, expect, it } from 'vitest';
import { wordsOf } from '../normalise/normalise.ts';
import { compare } from './compare.ts';
import { explainDifferences } from './explain-differences.ts';
import { saidWords } from './said-words.ts';
import { suspectMistakes, type SuspectedMistake } from './suspect-mistakes.ts';

const suspectsIn = (said: string, right: string): readonly SuspectedMistake[] =>
  suspectMistakes(wordsOf(said), compare(saidWords(said), [right]));

describe('suspectMistakes', () => {
  it.each([
    ['What you do for a living?', 'What do you do for a living?', 'missing-word'],
    ['I from Kyoto.', "I'm from Kyoto.", 'missing-word'],
    [
      "This is exactly what I've been looking!",
      "This is exactly what I've been looking for!",
      'preposition',
    ],
    ["Sorry, I can't hear well you. Go on.", "Sorry, I can't hear you well. Go on.", 'word-order'],
    ["I wouldn't be where am I today.", "I wouldn't be where I am today.", 'word-order'],
    ['My stay was very comfort.', 'My stay was very comfortable.', 'word-choice'],
    ['Could I leave a massage?', 'Could I leave a message?', 'word-choice'],
    ['I take fifteen minutes to walk there.', 'It takes fifteen minutes to walk there.', 'pronoun'],
    ['I have a friend which father sings.', 'I have a friend whose father sings.', 'pronoun'],
    ['Do you have one size smaller?', 'Do you have one size bigger?', 'fact'],
    ["I'd like a window seat.", "I'd like an aisle seat.", 'fact'],
    ['Could you speak to Ken?', 'Could I speak to Ken?', 'fact'],
    ["Let's to go now.", "Let's go now.", 'verb-form'],
    ['We will contact to you.', 'We will contact you.', 'preposition'],
    ['There were many peoples in there.', 'There were many people in there.', 'number'],
    ['Are you ready for this questions?', 'Are you ready for these questions?', 'number'],
    ['She is good at sing songs.', 'She is good at singing songs.', 'verb-form'],
    ['I came home lately.', 'I came home late.', 'word-choice'],
    [
      'We are looking forwards to it and get on here.',
      'We are looking forwards to it and get off here.',
      'fact',
    ],
    ['I understand how you feel.', "I don't understand how you feel.", 'negation'],
  ])('finds in %j beside %j one mistake: %s', (said, right, kind) => {
    expect(suspectsIn(said, right).map((one) => one.kind)).toEqual([kind]);
  });

  it.each([
    ["It's not cheap.", "It's expensive."],
    ['I would say so.', 'I will say so.'],
    ["It's hot, is it?", "It's hot, isn't it?"],
    ['This bag cost a lot.', 'This bag costs a lot.'],
    ["Don't you think so?", 'Do you think so?'],
    ['Is there a book there on my desk?', 'Is there a book on my desk?'],
  ])('finds nothing in %j beside %j', (said, right) => {
    expect(suspectsIn(said, right)).toEqual([]);
  });

  it('shows the words of a short form whole', () => {
    const [mistake] = suspectsIn('I have catched a cold.', "I've caught a cold.");
    expect(mistake).toMatchObject({ said: 'I have catched a', right: "I've caught a" });
  });

  it.each([
    "I'm looking for a room that's quiet, please.",
    "Could you tell me when she's coming back?",
    "If I'd known that, I wouldn't have bought it for you!",
    "Sorry, they've already left. Shall I call them?",
  ])(
    'mends %j with a word left out, said twice or elsewhere, marks and short forms included',
    (right) => {
      const mended = slipsOf(right).flatMap((said) => {
        const { steps } = compare(saidWords(said), [right]);
        return explainDifferences(steps).length === 1 ? suspectsIn(said, right) : [];
      });

      expect(mended.length).toBeGreaterThan(5);
      for (const { mended: sentence } of mended)
        expect(withoutInnerMarks(sentence)).toBe(withoutInnerMarks(right));
    },
  );
});

/** A slip takes them with it. */
const withoutInnerMarks = (sentence: string): string => sentence.replaceAll(/[,.](?=\s)/gu, '');

/** The sentence with each word left out, said twice, or before the one it follows; the last keeps the mark. */
function slipsOf(sentence: string): readonly string[] {
  const [, bare = '', mark = ''] = /^(.*?)([.!?])$/u.exec(sentence) ?? [];
  const words = wordsOf(bare);
  return words
    .flatMap((word, at) => [
      words.toSpliced(at, 1),
      words.toSpliced(at, 0, word),
      words.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, word),
    ])
    .map((slip) => slip.join(' ') + mark);
}
