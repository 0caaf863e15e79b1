import { applyFindings } from '../../language/issues/apply-findings.ts';
import { CERTAIN } from '../../language/issues/finding.ts';
import { judge, suspectedIn } from '../../language/judge/judge.ts';
import { textOf } from '../../language/judge/said-words.ts';
import type { SettledAnswer } from '../../language/judge/settle-sound.ts';
import { remarksOf, type Evidence, type Verdict } from '../../language/judge/verdict.ts';
import type { Question } from '../content/book-file.ts';
import type { Proofreader } from '../proofreading/proofreader.ts';
import type { SentenceScorer } from '../proofreading/sentence-scorer.ts';
import { asWritten } from '../speech/as-written.ts';
import type { VoiceLibrary } from '../voice/voice-library.ts';
import type { MeaningScorer } from './meaning-scorer.ts';
import type { ModelJudge } from './model-judge.ts';
import { spokenPrompt } from './spoken-prompt.ts';
import { within } from './within.ts';

export interface EvidenceSources {
  readonly proofreader: Pick<Proofreader, 'proofread'>;
  readonly scorer: SentenceScorer;
  readonly meaning: MeaningScorer;
  readonly model: ModelJudge;
  readonly voices: Pick<VoiceLibrary, 'read'>;
  /** Whether a word is English, in lower case. */
  readonly isWord: (word: string) => boolean;
}

/** The learner waits for the verdict: what is not known by then is not held against her. */
const LONGEST_MS = 3_000;
/** A language model elsewhere may never answer. */
const MODEL_LONGEST_MS = 1_500;

/** Judges by the lists first; what they leave open, by form, by what is likelier and by meaning; what is left, by a language model. */
export async function judgeWithEvidence(
  sources: EvidenceSources,
  answer: SettledAnswer,
  question: Question,
): Promise<Verdict> {
  const known: Evidence = { isWord: sources.isWord };
  const first = judge(answer, question, known);
  // Words alone tell little of what is meant.
  const isOpen =
    first.outcome === 'unlisted' || remarksOf(first).some(({ kind }) => kind === 'meaning');
  if (!isOpen) return first;
  const text = textOf(answer.said);
  const [form, meaning] = await Promise.all([
    within(LONGEST_MS, (signal) =>
      formOf(sources, text, suspectedIn(answer.said, question), signal),
    ),
    within(LONGEST_MS, (signal) => meaningOf(sources, question, [text, first.nearest], signal)),
  ]);
  const evidence = { ...known, ...form, ...(meaning !== undefined && { meaning }) };
  const verdict = judge(answer, question, evidence);
  if (verdict.outcome !== 'unlisted') return verdict;
  // What it says too late is remembered for the next time.
  const model = await within(MODEL_LONGEST_MS, () => sources.model.judge(question, text));
  return model === undefined ? verdict : judge(answer, question, { ...evidence, model });
}

/** What the proofreader finds, and by how much the sentence is likelier with each suspected mistake mended. */
async function formOf(
  { proofreader, scorer }: EvidenceSources,
  text: string,
  suspects: readonly string[],
  signal: AbortSignal,
): Promise<Pick<Evidence, 'findings' | 'gains'>> {
  const read = await proofreader.proofread(text, signal);
  const findings = read.ok ? read.value.findings : [];
  const corrected = findings.map((finding) => applyFindings(text, [finding]));
  if (suspects.length + corrected.length === 0) return {};
  const [ofSaid, ...scores] = await scorer.score(
    [text, ...suspects, ...corrected].map(asWritten),
    signal,
  );
  if (ofSaid === undefined) return { findings };
  const gains = scores.map((score) => score - ofSaid);
  return {
    gains: gains.slice(0, suspects.length),
    findings: findings.filter(
      ({ confidence }, at) => confidence >= CERTAIN || (gains[suspects.length + at] ?? 0) >= 0,
    ),
  };
}

/** Nothing where the prompt has not been spoken yet. */
async function meaningOf(
  { meaning, voices }: EvidenceSources,
  { id }: Question,
  [said, nearest]: readonly [string, string],
  signal: AbortSignal,
): Promise<Evidence['meaning']> {
  const prompt = await spokenPrompt(voices, id);
  if (prompt === undefined) return undefined;
  const [ofSaid, ofNearest] = await meaning.score(prompt, [said, nearest].map(asWritten), signal);
  return ofSaid === undefined || ofNearest === undefined
    ? undefined
    : { said: ofSaid, nearest: ofNearest };
}
