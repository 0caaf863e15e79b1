import { expect, it } from 'vitest';
import type {
  CorrectedSentence,
  SpeechFinding,
} from '../../../core/domain/monologue/correction.ts';
import { alignWords, gradeSpeech } from './grade-speech.ts';
import { markedSpeech } from './marked-speeches.ts';

const NO_REASON = { ja: '', en: '', ko: '' };

function heard(said: string, findings: readonly (readonly [string, string])[]): CorrectedSentence {
  const made = findings.map(([wrong, replacement], at): SpeechFinding => ({
    id: `0-${at}`,
    start: said.indexOf(wrong),
    end: said.indexOf(wrong) + wrong.length,
    replacement,
    kind: 'article',
    area: 'nouns',
    why: NO_REASON,
    topic: 'articles',
    isDoubtful: false,
    isDisputed: false,
  }));
  return { said, corrected: '', from: 0, to: 0, findings: made };
}

const grades = (line: string, sentence: CorrectedSentence) => {
  const { mistakes, findings } = gradeSpeech(markedSpeech('A speech', [line]), [sentence]);
  return { ...mistakes[0], grade: findings[0]?.grade };
};

it('reads what was said, and where what is right stands', () => {
  expect(markedSpeech('A speech', ['{=>The|article} dog {bark=>barks|agreement}.'])).toEqual({
    title: 'A speech',
    said: ['Dog bark.'],
    words: ['dog', 'bark'],
    mistakes: [
      { from: 0, to: 0, right: ['the'], kind: 'article' },
      { from: 1, to: 2, right: ['barks'], kind: 'agreement' },
    ],
  });
});

it('counts a finding beside a missing word as right', () => {
  const line = 'We went to {=>the|article} park.';
  const sentence = heard('We went to park.', [['park', 'the park']]);
  expect(grades(line, sentence)).toMatchObject({ isHeard: true, isFound: true, grade: 'right' });
});

it('counts a finding on what is right as needless', () => {
  const line = 'We went to {=>the|article} park with a very old friend.';
  const sentence = heard('We went to park with a very old friend.', [['old', 'older']]);
  expect(grades(line, sentence)).toMatchObject({ isFound: false, grade: 'needless' });
});

it('counts a finding on what was not said apart, and asks for nothing that was not heard', () => {
  const line = 'We {walk=>walked|tense} home with a friend.';
  const sentence = heard('We work home with a friend.', [['work', 'worked']]);
  expect(grades(line, sentence)).toMatchObject({
    isHeard: false,
    isFound: false,
    grade: 'misheard',
  });
});

it('finds the words that stayed', () => {
  expect(alignWords(['i', 'go', 'home'], ['i', 'went', 'back', 'home'])).toEqual([
    0,
    undefined,
    undefined,
    2,
  ]);
});
