import { describe, expect, it } from 'vitest';
import { applyFindings } from '../../language/issues/apply-findings.ts';
import { suggestEdits } from '../../language/issues/candidates/suggest-edits.ts';
import type { SentenceScorer } from './sentence-scorer.ts';
import { weighSuspicions } from './weigh-suspicions.ts';
import { tagText } from './wink-tagger.ts';

const TEXT = 'so we met at station yesterday';
const [sentence] = tagText(TEXT);
if (sentence === undefined) throw new Error('no sentence');
const suspicions = {
  findings: [],
  sentences: [
    {
      span: { start: 0, end: TEXT.length },
      endsWith: '',
      words: 6,
      candidates: suggestEdits(sentence)
        .filter(({ type }) => type.endsWith('-article'))
        .map(({ finding }) => ({ finding, marginNats: 3 })),
    },
  ],
};
const preferring = (liked: string, nats: number, others = -32): SentenceScorer => ({
  score: async (sentences) => sentences.map((one) => (one === liked ? nats + others : others)),
});

describe('a language model', () => {
  it('has its way when it is clearly of another opinion', async () => {
    const scorer = preferring('So we met at the station yesterday.', 5);
    const findings = await weighSuspicions(TEXT, suspicions, scorer);

    expect(applyFindings(TEXT, findings)).toBe('so we met at the station yesterday');
    expect(findings).toHaveLength(1);
  });

  it('is not heard about a small difference', async () => {
    const scorer = preferring('So we met at the station yesterday.', 1);

    expect(await weighSuspicions(TEXT, suspicions, scorer)).toEqual([]);
  });

  it('needs more proof of what is likely anyhow', async () => {
    const likely = preferring('So we met at the station yesterday.', 5, -5);

    expect(await weighSuspicions(TEXT, suspicions, likely)).toEqual([]);
  });

  it('is not needed', async () => {
    expect(await weighSuspicions(TEXT, suspicions, undefined)).toEqual([]);
  });

  it('may doubt what a rule is sure of, but must say so', async () => {
    const [candidate] = suggestEdits(sentence);
    if (candidate === undefined) throw new Error('nothing to suggest');
    const sure = { ...candidate.finding, confidence: 0.9 };
    const claimed = { findings: [sure], sentences: suspicions.sentences };
    const findings = (scorer: SentenceScorer | undefined) => weighSuspicions(TEXT, claimed, scorer);
    const silent = { score: async () => [] };

    expect(await findings(preferring('So we met at station yesterday.', 2))).toEqual([]);
    expect(await findings(silent)).toEqual([sure]);
    expect(await findings(undefined)).toEqual([sure]);
  });

  it('is not asked about what can mean nothing else', async () => {
    const [candidate] = suggestEdits(sentence);
    if (candidate === undefined) throw new Error('nothing to suggest');
    const certain = { ...candidate.finding, confidence: 0.98 };
    const claimed = { findings: [certain], sentences: suspicions.sentences };
    const scorer = preferring('So we met at station yesterday.', 2);
    expect(await weighSuspicions(TEXT, claimed, scorer)).toEqual([certain]);
  });
});
