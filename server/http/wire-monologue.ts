import type * as v from 'valibot';
import type { FigureAgainstEarlier } from '../../core/domain/monologue/compare-speech.ts';
import { countedFindings } from '../../core/domain/monologue/correction.ts';
import { stateOf } from '../../core/domain/monologue/monologue.ts';
import type { Correction } from '../../core/domain/monologue/correction.ts';
import type { LocalText } from '../../core/shared/language.ts';
import type * as wireCorrections from '../../protocol/corrections.ts';
import type * as wire from '../../protocol/monologues.ts';
import { resultOf } from '../monologues/correct-monologue.ts';
import { sentenceId } from '../monologues/corrected-sentences.ts';
import type { EarlierMistakes } from '../monologues/earlier-mistakes.ts';
import type { OwnQuestion } from '../monologues/own-questions.ts';
import type { ListedMonologue, StoredMonologue } from '../monologues/monologues.ts';
import { ownVoicePath } from '../voice/own-voices.ts';

/** What beside a speech itself its reply is made of. */
export interface MonologueContext {
  readonly titleOf: (materialId: string) => LocalText | undefined;
}

/** One of which the correction was read, as lists show it. */
export const listed = ({ correction, ...monologue }: StoredMonologue): ListedMonologue => ({
  ...monologue,
  result: correction && resultOf(correction),
});

export function wireMonologue(
  monologue: ListedMonologue,
  { titleOf }: MonologueContext,
): v.InferInput<typeof wire.Monologue> {
  const { result, refusal, settledAt } = monologue;
  return {
    id: monologue.id,
    material_id: monologue.materialId,
    title: titleOf(monologue.materialId) ?? null,
    theme: monologue.theme ?? null,
    memo: monologue.memo,
    recorded_at: monologue.recordedAt.toISOString(),
    duration_ms: monologue.durationMs,
    audio: monologue.takePath ?? null,
    state: stateOf({ ...monologue, correction: result }),
    refusal: refusal ?? null,
    wants_feedback: monologue.feedbackWantedAt !== undefined,
    result:
      result && settledAt
        ? {
            level: (result.level as 'A1' | undefined) ?? null, // one of the five: the judge wrote it
            score: result.score ?? null,
            words: result.words,
            words_per_minute: result.wordsPerMinute ?? null,
            mistakes: result.mistakes.reduce((sum, { count }) => sum + count, 0),
            read: monologue.readAt !== undefined,
            corrected_at: settledAt.toISOString(),
          }
        : null,
  };
}

const voicesOf = (id: string) => ({
  american: ownVoicePath(id, 'answer'),
  american_male: ownVoicePath(id, 'answer-male'),
  british: ownVoicePath(id, 'answer-british'),
});

function questionOf(questions: readonly OwnQuestion[], index: number) {
  const made = questions.find(({ sentence }) => sentence === index);
  return made ? { meant: made.meant ?? null } : null;
}

export function wireCorrection(
  monologue: StoredMonologue,
  correction: Correction,
  earlier: EarlierMistakes,
  questions: readonly OwnQuestion[],
  against: readonly FigureAgainstEarlier[],
  isComparable: boolean,
  topicTitle: (topic: string) => LocalText | undefined,
  context: MonologueContext,
): v.InferInput<typeof wireCorrections.Correction> {
  const { measures, level } = correction;
  const counted = new Set(countedFindings(correction));
  return {
    recording: wireMonologue(listed(monologue), context),
    comparable: isComparable,
    words: correction.words.map(({ text, startMs, endMs, mark }) => ({
      text,
      start_ms: startMs,
      end_ms: endMs,
      mark: mark ?? null,
    })),
    sentences: correction.sentences.map((sentence, index) => ({
      id: sentenceId(monologue.id, index),
      said: sentence.said,
      corrected: sentence.corrected,
      voices: voicesOf(sentenceId(monologue.id, index)),
      from: sentence.from,
      to: sentence.to,
      question: questionOf(questions, index),
      findings: sentence.findings.map((finding) => {
        const before = counted.has(finding) ? earlier.get(finding.kind) : undefined;
        return {
          id: finding.id,
          start: finding.start,
          end: finding.end,
          replacement: finding.replacement,
          kind: finding.kind,
          area: finding.area,
          why: finding.why,
          topic: finding.topic,
          topic_title: topicTitle(finding.topic) ?? null,
          doubtful: finding.isDoubtful,
          disputed: finding.isDisputed,
          earlier: before?.speeches ?? 0,
          earlier_id: before?.latestId ?? null,
        };
      }),
    })),
    measures: {
      words: measures.words,
      different_words: measures.differentWords,
      duration_ms: measures.durationMs,
      speaking_ms: measures.speakingMs,
      words_per_minute: measures.wordsPerMinute ?? null,
      fillers: measures.fillers,
      taken_back: measures.takenBack,
      pauses: measures.pauses.map(({ startMs, endMs }) => ({
        start_ms: Math.round(startMs),
        end_ms: Math.round(endMs),
      })),
    },
    against: against.map((one) => ({ ...one, earlier: [...one.earlier] })),
    level: level ? { ...level, evidence: [...level.evidence], lift: level.lift ?? null } : null,
    strengths: correction.strengths.map((strength) => ({
      ...strength,
      words: [...strength.words],
    })),
  };
}
