import { describe, expect, it } from 'vitest';
import { suggestEdits } from '../../language/issues/candidates/suggest-edits.ts';
import type { SentenceScorer } from './sentence-scorer.ts';
import { weighSuspicions } from './weigh-suspicions.ts';
import { tagText } from './wink-tagger.ts';

const TEXT = 'so we met at station yesterday';
const [sentence] = tagText(TEXT);
if (sentence === undefined) throw new Error('no sentence');
const suspicions = {
  findings: [],
  sentences: [{ span: { start: 0, end: TEXT.length }, candidates: suggestEdits(sentence) }],
};
const preferring = (liked: string, nats: number): SentenceScorer => ({
  score: async (sentences) => sentences.map((one) => (one === liked ? nats - 20 : -20)),
});

describe('a language model', () => {
  it('has its way when it is clearly of another opinion', async () => {
    const scorer = preferring('So we met at the station yesterday.', 6);
    const { corrected, findings } = await weighSuspicions(TEXT, suspicions, scorer);

    expect(corrected).toBe('so we met at the station yesterday');
    expect(findings).toHaveLength(1);
  });

  it('is not heard about a small difference', async () => {
    const scorer = preferring('So we met at the station yesterday.', 1);

    expect((await weighSuspicions(TEXT, suspicions, scorer)).findings).toEqual([]);
  });

  it('is not needed', async () => {
    expect((await weighSuspicions(TEXT, suspicions, undefined)).corrected).toBe(TEXT);
  });

  it('may doubt what a rule is sure of, but must say so', async () => {
    const [candidate] = suggestEdits(sentence);
    if (candidate === undefined) throw new Error('nothing to suggest');
    const sure = { ...candidate.finding, confidence: 0.9 };
    const claimed = { findings: [sure], sentences: suspicions.sentences };
    const findings = async (scorer: SentenceScorer | undefined) =>
      (await weighSuspicions(TEXT, claimed, scorer)).findings;
    const silent = { score: async () => [] };

    expect(await findings(preferring('So we met at station yesterday.', 2))).toEqual([]);
    expect(await findings(silent)).toEqual([sure]);
    expect(await findings(undefined)).toEqual([sure]);
  });
});
