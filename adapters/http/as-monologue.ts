import type * as v from 'valibot';
import type {
  MaterialSummary,
  Monologue,
  ReceivedCorrection,
} from '../../core/monologue/monologue.ts';
import { COMPARED_FIGURES } from '../../core/domain/monologue/compare-speech.ts';
import { STRENGTHS, type Strength } from '../../core/domain/monologue/correction.ts';
import type * as wireCorrections from '../../protocol/corrections.ts';
import type * as wireMaterials from '../../protocol/materials.ts';
import type * as wire from '../../protocol/monologues.ts';

export const asMaterialSummary = ({
  id,
  genre,
  level,
  tags,
  title,
  spoken_at,
}: v.InferOutput<typeof wireMaterials.MaterialSummary>): MaterialSummary => ({
  id,
  genre,
  level,
  tags,
  title,
  spokenAt: spoken_at ?? undefined,
});

export const asMonologue = (monologue: v.InferOutput<typeof wire.Monologue>): Monologue => ({
  id: monologue.id,
  materialId: monologue.material_id,
  title: monologue.title ?? undefined,
  theme: monologue.theme ?? undefined,
  memo: monologue.memo,
  recordedAt: monologue.recorded_at,
  durationMs: monologue.duration_ms,
  audio: monologue.audio ?? undefined,
  state: monologue.state,
  refusal: monologue.refusal ?? undefined,
  wantsFeedback: monologue.wants_feedback,
  result: monologue.result
    ? {
        level: monologue.result.level ?? undefined,
        score: monologue.result.score ?? undefined,
        words: monologue.result.words,
        wordsPerMinute: monologue.result.words_per_minute ?? undefined,
        mistakes: monologue.result.mistakes,
        isRead: monologue.result.read,
        correctedAt: monologue.result.corrected_at,
      }
    : undefined,
});

export const asCorrection = ({
  recording,
  comparable,
  words,
  sentences,
  measures,
  against,
  level,
  strengths,
}: v.InferOutput<typeof wireCorrections.Correction>): ReceivedCorrection => ({
  monologue: asMonologue(recording),
  isComparable: comparable,
  words: words.map((word) => ({
    text: word.text,
    startMs: word.start_ms,
    endMs: word.end_ms,
    mark: word.mark ?? undefined,
  })),
  sentences: sentences.map(({ findings, question, voices, ...sentence }) => ({
    ...sentence,
    voices: {
      american: voices.american,
      'american-male': voices.american_male,
      british: voices.british,
    },
    question: question ? { meant: question.meant ?? undefined } : undefined,
    findings: findings.map((finding) => ({
      id: finding.id,
      start: finding.start,
      end: finding.end,
      replacement: finding.replacement,
      kind: finding.kind,
      area: finding.area,
      why: finding.why,
      topic: finding.topic,
      topicTitle: finding.topic_title ?? undefined,
      isDoubtful: finding.doubtful,
      isDisputed: finding.disputed,
      earlier: finding.earlier,
      earlierId: finding.earlier_id ?? undefined,
    })),
  })),
  measures: {
    words: measures.words,
    differentWords: measures.different_words,
    durationMs: measures.duration_ms,
    speakingMs: measures.speaking_ms,
    wordsPerMinute: measures.words_per_minute ?? undefined,
    fillers: measures.fillers,
    takenBack: measures.taken_back,
    pauses: measures.pauses.map(({ start_ms, end_ms }) => ({ startMs: start_ms, endMs: end_ms })),
  },
  against: against.flatMap((one) => {
    const figure = COMPARED_FIGURES.find((known) => known === one.figure);
    return figure ? [{ ...one, figure }] : [];
  }),
  level: level ? { ...level, lift: level.lift ?? undefined } : undefined,
  strengths: strengths.flatMap(asStrength),
});

/** What a newer server praises by another name is not understood here. */
function asStrength(strength: {
  readonly kind: string;
  readonly words: readonly string[];
  readonly count: number;
}): readonly Strength[] {
  const kind = STRENGTHS.find((known) => known === strength.kind);
  return kind ? [{ ...strength, kind }] : [];
}
