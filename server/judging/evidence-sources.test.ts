import { expect, it } from 'vitest';
import { fail, ok } from '../../core/shared/result.ts';
import { AREA_OF, CERTAIN, SURE, type Finding } from '../../language/issues/finding.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import { settleSound, typedAnswer } from '../../language/judge/settle-sound.ts';
import { remarksOf, type Hearing } from '../../language/judge/verdict.ts';
import { MemoryProofreader } from '../proofreading/memory-proofreader.ts';
import { noScorer } from '../proofreading/no-scorer.ts';
import { judgeWithEvidence, type EvidenceSources } from './evidence-sources.ts';
import { noMeaning } from './meaning-scorer.ts';
import { noModelJudge } from './model-judge.ts';

const sources: EvidenceSources = {
  proofreader: new MemoryProofreader(),
  scorer: noScorer,
  meaning: noMeaning,
  model: noModelJudge,
  voices: { read: async () => fail({ kind: 'audio-not-found' }) },
  isWord: () => true,
};
const question = {
  id: 'plan',
  prompt: '計画について話し合いました。',
  note: { ja: '話し合う', en: 'discuss', ko: '의논하다' },
  answers: ['We discussed the plan.'],
  wordings: [],
  wrong: [],
  tags: [],
  level: 'A2',
} as const;

it('asks about what she said, not about what the models made of it', async () => {
  const said = saidWords('We discussed the plan.', 0.9);
  const mended: Hearing = {
    said,
    wording: 'We discussed the plan.',
    rival: 'We discussed about the plan.',
    aheadNats: -6,
    behindNats: 0,
  };
  const verdict = await judgeWithEvidence(sources, settleSound(said, question, [mended]), question);
  expect(remarksOf(verdict)).toMatchObject([{ kind: 'transitivity' }]);
});

it.each([
  [CERTAIN, 'wrong'],
  [SURE, 'unlisted'],
] as const)(
  'lets a likelier sentence speak against a finding of %d: %s',
  async (confidence, outcome) => {
    const finding: Finding = {
      kind: 'article',
      area: AREA_OF.article,
      topic: 'articles-a-an',
      span: { start: 11, end: 12 },
      replacement: 'an',
      why: { ja: '冠詞', en: 'article', ko: '관사' },
      confidence,
    };
    const verdict = await judgeWithEvidence(
      {
        ...sources,
        proofreader: {
          proofread: async () => ok({ findings: [finding], corrected: '', written: '' }),
        },
        scorer: { score: async (sentences) => sentences.map((_, at) => -at) },
      },
      typedAnswer('We planned a office.'),
      question,
    );
    expect(verdict.outcome).toBe(outcome);
  },
);
