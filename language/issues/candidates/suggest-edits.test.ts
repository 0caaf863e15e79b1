import { describe, expect, it } from 'vitest';
import { tagText } from '../../../server/proofreading/wink-tagger.ts';
import { applyFindings } from '../apply-findings.ts';
import { cutLongSentence } from './cut-long-sentence.ts';
import { MOST_SUGGESTIONS, suggestEdits } from './suggest-edits.ts';

const suggested = (text: string) =>
  tagText(text).flatMap((sentence) =>
    suggestEdits(sentence).map(({ finding }) => applyFindings(text, [finding])),
  );

describe('changes for a language model to choose from', () => {
  it.each([
    ['I sat in park.', 'I sat in the park.'],
    ['I sat in park.', 'I sat in a park.'],
    ['We met in Monday.', 'We met on Monday.'],
    ['He goes home early.', 'He went home early.'],
    ['I saw two bird.', 'I saw two birds.'],
    ['It is cold yesterday.', 'It was cold yesterday.'],
    ['She so tired today.', 'She is so tired today.'],
    ["I'm agree with you.", 'I agree with you.'],
    ['I not like natto.', 'I do not like natto.'],
    ['What time I can come?', 'What time can I come?'],
    ['Who gloves are these?', 'Whose gloves are these?'],
    ['Sales grew steady.', 'Sales grew steadily.'],
    ['The man sits there is my boss.', 'The man who sits there is my boss.'],
    ['I went to there.', 'I went there.'],
    ['The results speaks for themselves.', 'The results speak for themselves.'],
    ['Does anyone here speaks Japanese?', 'Does anyone here speak Japanese?'],
    ["I haven't been sleep well.", "I haven't been sleeping well."],
    ['It is not cover by the warranty.', 'It is not covered by the warranty.'],
    ['She wrote long novel.', 'She wrote a long novel.'],
    ['It has three main part.', 'It has three main parts.'],
    ['How much are this shirt?', 'How much is this shirt?'],
    ['He enjoys to swim.', 'He enjoys swimming.'],
    ['There are little people here.', 'There are few people here.'],
    ['We met in the weekend.', 'We met on the weekend.'],
    ['It makes me cried.', 'It makes me cry.'],
    ['I want recognised my mistake.', 'I want recognise my mistake.'],
    ['It is very convenience.', 'It is very convenient.'],
    ['I like Japan food.', 'I like Japanese food.'],
    ['This bag is to heavy.', 'This bag is too heavy.'],
    ['He is taller then me.', 'He is taller than me.'],
    ['Please turn of the light.', 'Please turn off the light.'],
    ['I want to loose weight.', 'I want to lose weight.'],
    ['Their is a park.', 'There is a park.'],
    ['We visited there house.', 'We visited their house.'],
  ])('of %j has %j', (text, change) => {
    expect(suggested(text)).toContain(change);
  });

  it.each([
    ['Either my sons or my aunt is here.', 'Either my sons or my aunt are here.'],
    ['She loved it, and so did I.', 'She loved it, and so did mine.'],
    ['The committee have left.', 'The committee has left.'],
    ['The team are away.', 'The teams are away.'],
    ['The committee have left.', 'The committee had left.'],
    ['The headquarters are in Kobe.', 'The headquarters is in Kobe.'],
    ['If she were to find out, she would cry.', 'If she was to find out, she would cry.'],
    ['We met at the weekend.', 'We met on the weekend.'],
    ['It shows little evidence of harm.', 'It shows few evidence of harm.'],
    ['As captain, he was to blame.', 'As a captain, he was to blame.'],
    ['She is poorly today.', 'She is poor today.'],
    ['The data suggest it.', 'The data suggests it.'],
    ['Come on, Dad walks fast.', 'Come on, Dad walk fast.'],
    ['The leaves had curled up.', 'The leaves had curls up.'],
    ['Open the window, would you?', 'Open the window, will you?'],
    ['Supposing it rains, we stay.', 'Suppose it rains, we stay.'],
    ['She is in hospital.', 'She is in the hospital.'],
    ['Please find attached our estimate.', 'Please find our attached estimate.'],
    ['Please find attached our estimate.', 'Please find attached to our estimate.'],
    ['Just browsing, thanks.', 'Just browse, thanks.'],
    ['He looked up from his book.', 'He looked up his book.'],
    ['No sooner had we left than it rained.', 'No sooner had we left it rained.'],
    ['I know who it is for and why.', 'I know who it is and why.'],
    ['Table for four, please.', 'Table four, please.'],
    ['Weather permitting, we will go.', 'Weather permitted, we will go.'],
    ['It depended on you.', 'It depends on you.'],
    ['The 9:05 to Hakata is late.', '9:05 to Hakata is late.'],
    ["Someone's put salt in it.", 'Someone put salt in it.'],
    ['We met on the flight over.', 'We met on the flight.'],
    ["Something's come up.", "Something's coming up."],
    ['It is vital that he know.', 'It is vital that he knows.'],
    ['It is vital that he have time.', 'It is vital that he has time.'],
    ['I think it important to rest.', 'I think it is important to rest.'],
    ["They'd a garden.", "They'd be a garden."],
    ['See you Thursday.', 'See you on Thursday.'],
    ['I apologised for it.', 'I apologize for it.'],
    ['He was made manager.', 'He was made a manager.'],
    ['My old maths teacher is here.', 'My old math teacher is here.'],
  ])('of %j have nothing like %j', (text, change) => {
    expect(suggested(text)).not.toContain(change);
  });

  it('are never too many', () => {
    const text = 'I went to the park in the morning with a friend from work and '.repeat(5);
    for (const sentence of tagText(text))
      expect(suggestEdits(sentence).length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
  });

  it('are asked for piece by piece where the learner did not pause', () => {
    const text = 'i went to the park with a friend from work and '.repeat(8).trim();
    const pieces = tagText(text).flatMap(cutLongSentence);

    expect(pieces.flatMap(({ words }) => words)).toHaveLength(88);
    expect(Math.max(...pieces.map(({ words }) => words.length))).toBeLessThanOrEqual(30);
  });
});
