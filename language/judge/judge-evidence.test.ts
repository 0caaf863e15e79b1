import { describe, expect, it } from 'vitest';
import { saidWords } from './said-words.ts';
import { judge } from './judge.ts';
import type { Evidence } from './verdict.ts';

const accepted = ['I walked home.', 'I went home on foot.'];
const heard = (logProbability: number, ...others: Evidence['candidates']): Evidence => ({
  heardLogProbability: -10,
  candidates: [{ text: 'I walked home.', logProbability }, ...others],
});
const outcome = (said: string, evidence: Evidence) =>
  judge(saidWords(said, 0.9), accepted, evidence).outcome;

describe('evidence from the audio', () => {
  it('counts for the learner up to four nats', () => {
    expect(judge(saidWords('I walk home', 0.9), accepted, heard(-14))).toEqual({
      outcome: 'accepted',
      confidence: Math.exp(-0.5),
      nearest: 'I walked home.',
      words: ['I', 'walked', 'home.'].map((word) => ({
        mark: 'right',
        expected: word,
        said: word,
      })),
    });
  });

  it('asks again from there up to eight', () => {
    expect(outcome('I walk home', heard(-14.01))).toBe('say-again');
    expect(outcome('I walk home', heard(-18))).toBe('say-again');
  });

  it('leaves the words to decide beyond', () => {
    expect(outcome('I walk home', heard(-18.01))).toBe('not-accepted');
  });

  it('never speaks against words that are right', () => {
    expect(outcome('I walked home', heard(-90))).toBe('accepted');
  });

  it('does not count when a near miss fits clearly better', () => {
    const nearMiss = (logProbability: number) => ({ text: 'I walk home.', logProbability });
    expect(outcome('I walk a home', heard(-12, nearMiss(-11)))).toBe('accepted');
    expect(outcome('I walk a home', heard(-12, nearMiss(-10.9)))).toBe('not-accepted');
  });

  it('leaves it open where the near miss itself was written down, and fits as well', () => {
    const nearMiss = (logProbability: number) => ({ text: 'I walk home.', logProbability });
    expect(outcome('I walk home', heard(-12, nearMiss(-11)))).toBe('say-again');
    expect(outcome('I walk home', heard(-12, nearMiss(-10.9)))).toBe('not-accepted');
  });

  it('cannot turn another sentence into the answer', () => {
    expect(outcome('You talk a loan yesterday and lost', heard(-11))).toBe('not-accepted');
    expect(judge([], accepted, heard(-10)).outcome).toBe('say-again');
  });

  it('is known by what it says, not by how it is written', () => {
    const evidence = {
      heardLogProbability: -10,
      candidates: [{ text: 'i WALKED home', logProbability: -11 }],
    };
    expect(judge(saidWords('I walk home', 0.9), accepted, evidence).nearest).toBe('I walked home.');
  });

  it('about unknown sentences changes nothing', () => {
    const evidence = {
      heardLogProbability: -10,
      candidates: [{ text: 'Good night.', logProbability: -10 }],
    };
    expect(judge(saidWords('I walk home', 0.9), accepted, evidence).outcome).toBe('not-accepted');
  });
});
