import { describe, expect, it } from 'vitest';
import { tagText } from '../../server/proofreading/wink-tagger.ts';
import { spokenForm } from '../normalise/spoken-form.ts';
import { generateNearMisses } from './generate-near-misses.ts';

const missesOf = (sentence: string) => tagText(sentence).flatMap(generateNearMisses);

describe('near misses', () => {
  it.each([
    ['I forgot to take out the trash.', 'I forgot to took out the trash.', 'verb-form'],
    ['My mother is very good at cooking.', 'My mother is very good at cook.', 'verb-form'],
    ['This is my colleague.', 'This is a my colleague.', 'article'],
    ["I'm used to baking bread.", "I'm used to bake bread.", 'verb-form'],
    ["Please don't hesitate to interrupt me.", "Please don't hesitate interrupt me.", 'verb-form'],
    ['I have lived here for three years.', 'I have lived here since three years.', 'preposition'],
    ['She is taller than me.', 'She is more taller than me.', 'comparison'],
    ['I need two tickets.', 'I need two ticket.', 'number'],
    ['I am interested in it.', 'I am interesting in it.', 'participle-adjective'],
    ['I always go by bus.', 'I go always by bus.', 'word-order'],
    ['She told me the news.', 'She said me the news.', 'word-choice'],
    ['She lives alone.', 'She live alone.', 'agreement'],
    ["It doesn't work.", "It don't work.", 'agreement'],
    ["I don't eat breakfast.", 'I eat breakfast.', 'negation'],
    ['Take an umbrella.', 'Take a umbrella.', 'article'],
    ["I'll pick you up.", "I'll pick up you.", 'word-order'],
    ["I'm used to it.", 'I was used to it.', 'agreement'],
  ])('of “%s” have “%s”', (right, wrong, kind) => {
    expect(missesOf(right)).toContainEqual(expect.objectContaining({ text: wrong, kind }));
  });

  it.each(['I usually get up at six thirty.', "She's been to Kyoto twice.", 'Could you help me?'])(
    'of “%s” are other sentences, each once',
    (right) => {
      const texts = missesOf(right).map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(10);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.map(spokenForm)).not.toContain(spokenForm(right));
    },
  );

  it('are none of nothing', () => {
    expect(missesOf('')).toEqual([]);
  });
});
