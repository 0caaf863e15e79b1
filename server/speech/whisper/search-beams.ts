import { logSumExp } from '../log-softmax.ts';
import type { WrittenToken } from '../written-tokens.ts';
import { loopStart } from './repetition.ts';
import type { Continuation, Step, WhisperNetwork } from './whisper-network.ts';
import { END_OF_TEXT } from './whisper-tokens.ts';

/** A text the model may write, to its end. */
export interface Hypothesis {
  readonly tokens: readonly WrittenToken[];
  /** Of the whole text and its end. */
  readonly logProbability: number;
}

export interface SearchOptions {
  /** How many texts are followed at once; with 1 the likeliest token is taken each time. */
  readonly width: number;
  /** 1 for each token that may be written, first and later. */
  readonly allowedFirst: Uint8Array;
  readonly allowed: Uint8Array;
  readonly longest: number;
  /** When this time is over, what has ended by then is all. */
  readonly patienceMs: number;
  /** What is written already. */
  readonly after?: readonly WrittenToken[];
}

interface LikelyContinuation extends Continuation {
  /** Natural logs: of the token alone, and of the whole text with it. */
  readonly gain: number;
  readonly total: number;
}

/**
 * Beam search: follows the likeliest texts side by side until as many have ended. Gives all that ended, the best by
 * mean log probability first; where none ended within the longest, what there is. A text that runs in circles is cut where it
 * begins to, and counts only if there is no other.
 */
export async function searchBeams(
  network: Pick<WhisperNetwork, 'goOn'>,
  begun: Step,
  options: SearchOptions,
): Promise<readonly Hypothesis[]> {
  const begunAt = performance.now();
  const ended: Hypothesis[] = [];
  const circling: Hypothesis[] = [];
  const before = options.after ?? [];
  const logProbability = before.reduce((sum, written) => sum + written.logProbability, 0);
  let beams: Hypothesis[] = [{ tokens: before, logProbability }];
  let step = begun;
  for (let { length } = before; ; length += 1) {
    const kept: (Hypothesis & { readonly from: number })[] = [];
    for (const next of continuations(beams, step.rows, length === 0, options)) {
      if (kept.length === options.width) break;
      const tokens = beams[next.from]?.tokens ?? [];
      if (next.token === END_OF_TEXT) {
        ended.push({ tokens, logProbability: next.total });
        continue;
      }
      const longer = [...tokens, { token: next.token, logProbability: next.gain }];
      const loop = loopStart(longer.map((written) => written.token));
      if (loop === undefined)
        kept.push({ tokens: longer, logProbability: next.total, from: next.from });
      else circling.push({ tokens: longer.slice(0, loop), logProbability: next.total });
    }
    beams = kept;
    if (ended.length >= options.width || kept.length === 0 || length >= options.longest) break;
    if (performance.now() - begunAt > options.patienceMs) return ended.toSorted(byMean);
    step = await network.goOn(
      step.writing,
      kept.map(({ from, tokens }) => ({ from, token: tokens.at(-1)?.token ?? END_OF_TEXT })),
    );
  }
  return [ended, beams, circling].find((found) => found.length > 0)?.toSorted(byMean) ?? [];
}

/** The likeliest tokens to go on with, over all beams. */
function continuations(
  beams: readonly Hypothesis[],
  rows: readonly Float32Array[],
  isFirst: boolean,
  options: SearchOptions,
): readonly LikelyContinuation[] {
  return beams
    .flatMap((beam, from) => {
      // What was begun with has a row per token, and only the last tells how to go on.
      const row = rows[beams.length === 1 ? rows.length - 1 : from] ?? new Float32Array();
      const allowed = isFirst ? options.allowedFirst : options.allowed;
      const all = logSumExp(row);
      return likeliest(row, allowed, options.width + 1).map((token): LikelyContinuation => {
        const gain = (row[token] ?? -Infinity) - all;
        return { from, token, gain, total: beam.logProbability + gain };
      });
    })
    .toSorted((a, b) => b.total - a.total);
}

/** The tokens with the highest scores among those allowed, the highest first. */
export function likeliest(
  scores: Float32Array,
  allowed: Uint8Array,
  count: number,
): readonly number[] {
  const best: number[] = [];
  const scoreAt = (token: number | undefined) =>
    token === undefined ? -Infinity : (scores[token] ?? -Infinity);
  for (let token = 0; token < allowed.length; token += 1) {
    if (allowed[token] !== 1) continue;
    if (best.length === count && scoreAt(token) <= scoreAt(best.at(-1))) continue;
    const place = best.findIndex((other) => scoreAt(other) < scoreAt(token));
    best.splice(place < 0 ? best.length : place, 0, token);
    best.length = Math.min(best.length, count);
  }
  return best;
}

/** Natural log per token, the end included: long texts are not held back for being long. */
export const meanLogProbability = ({ tokens, logProbability }: Hypothesis): number =>
  logProbability / (tokens.length + 1);

const byMean = (a: Hypothesis, b: Hypothesis): number =>
  meanLogProbability(b) - meanLogProbability(a);
