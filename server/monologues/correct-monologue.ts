import { countedFindings, type Correction } from '../../core/domain/monologue/correction.ts';
import type { Counted, Limits } from '../limits/limits.ts';
import { onBehalfOf } from '../limits/on-behalf-of.ts';
import type { Materials } from '../materials/materials.ts';
import type { Files } from '../storage/files.ts';
import type { CorrectSpeech } from './correct-speech.ts';
import type { CorrectionJob } from './correction-queue.ts';
import type { CorrectionProgress } from './correction-progress.ts';
import type { Submissions } from './submissions.ts';
import type { MonologueResult, Monologues, Settled, StoredMonologue } from './monologues.ts';

interface CorrectMonologueParts {
  readonly monologues: Monologues;
  readonly submissions: Pick<Submissions, 'giveBack'>;
  readonly limits: Pick<Limits, 'giveBack'>;
  readonly materials: Materials;
  readonly files: Pick<Files, 'get'>;
  readonly correctSpeech: CorrectSpeech;
  readonly progress: CorrectionProgress;
  /** That a correction is there for her to read; asked for again, she hears of it once. */
  readonly tell: (learnerId: string, id: string) => Promise<void>;
  readonly now: () => Date;
}

/** A day's budget is new by then, and an outage over. */
const LONGEST_TRIED_MS = 30 * 3_600_000;

/** Corrects one speech that was submitted, and keeps what comes of it. Throws where another try may go better. */
export class CorrectMonologue {
  readonly #parts: CorrectMonologueParts;

  constructor(parts: CorrectMonologueParts) {
    this.#parts = parts;
  }

  async execute({ learnerId, id }: CorrectionJob): Promise<void> {
    const { monologues, progress, now } = this.#parts;
    const stored = await monologues.ofId(learnerId, id);
    // She may have deleted it.
    if (!stored?.submittedAt) return;
    if (stored.settledAt) return this.#tellAgain(stored);
    progress.begin(learnerId, id, stored.submittedAt);
    try {
      if (await this.#try(learnerId, id, stored)) await this.#parts.tell(learnerId, id);
    } catch (trouble) {
      // She and those behind her would wait for ever; thrown, the trouble is told, and the next try finds it settled.
      if (now().getTime() - stored.submittedAt.getTime() > LONGEST_TRIED_MS)
        await this.#settle(learnerId, id, { refusal: { kind: 'not-possible' } });
      throw trouble;
    } finally {
      progress.end(learnerId, id);
    }
  }

  /** Another try has done it, and may have come to its end before it could tell her. */
  async #tellAgain({ learnerId, id, correction, readAt }: StoredMonologue): Promise<void> {
    if (correction && !readAt) await this.#parts.tell(learnerId, id);
  }

  /** Whether there is a correction for her to read. */
  async #try(learnerId: string, id: string, stored: StoredMonologue): Promise<boolean> {
    const counted: Counted[] = [];
    // It costs the learner's day, whichever server does it, and no address.
    const behalf = {
      learnerId,
      address: learnerId,
      onCounted: (one: Counted) => void counted.push(one),
    };
    try {
      const settled = await onBehalfOf(behalf, () => this.#correct(learnerId, id, stored));
      if (await this.#settle(learnerId, id, settled)) return !('refusal' in settled);
    } catch (trouble) {
      // The next try hears it anew, and she spoke once.
      await this.#parts.limits.giveBack(counted);
      throw trouble;
    }
    // She deleted it while it was heard, or another server was first and has counted it.
    const isThere = (await this.#parts.monologues.ofId(learnerId, id)) !== undefined;
    if (isThere) await this.#parts.limits.giveBack(counted);
    return false;
  }

  async #settle(learnerId: string, id: string, settled: Settled): Promise<boolean> {
    const { monologues, submissions, now } = this.#parts;
    // What could not be corrected is not held against her day. First, for what is settled is not tried again.
    if ('refusal' in settled) await submissions.giveBack(learnerId, id);
    return monologues.settle(learnerId, id, settled, now());
  }

  async #correct(
    learnerId: string,
    id: string,
    { takePath, materialId }: StoredMonologue,
  ): Promise<Settled> {
    const { files, materials, correctSpeech, progress } = this.#parts;
    const recording = takePath && (await files.get(takePath));
    if (!recording) return { refusal: { kind: 'audio-unreadable' } };
    const expressions = materials.ofId(materialId)?.expressions.map(({ en }) => en) ?? [];
    const corrected = await correctSpeech.execute({
      recording,
      expressions,
      onProgress: (soFar) => progress.note(learnerId, id, soFar),
    });
    if (corrected.ok) return { correction: corrected.value, result: resultOf(corrected.value) };
    const { error } = corrected;
    if (error.kind !== 'not-now') return { refusal: error };
    throw new Error(`A speech could not be corrected now: ${error.cause}`);
  }
}

/** The figures of a correction that lists and plots show. */
export function resultOf(correction: Correction): MonologueResult {
  const { level, measures } = correction;
  const byKind = Map.groupBy(countedFindings(correction), ({ kind, topic }) => `${kind} ${topic}`);
  return {
    level: level?.level,
    score: level?.score,
    words: measures.words,
    wordsPerMinute: measures.wordsPerMinute,
    pauses: measures.pauses.length,
    differentWords: measures.differentWords,
    mistakes: [...byKind.values()].flatMap((same) => {
      const [first] = same;
      return first
        ? [{ kind: first.kind, area: first.area, topic: first.topic, count: same.length }]
        : [];
    }),
  };
}
