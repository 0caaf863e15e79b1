import { followDrafts } from '../follow-drafts.ts';
import { logSumExp } from '../log-softmax.ts';
import { sumOf, type WrittenToken } from '../written-tokens.ts';
import { loopStart } from './repetition.ts';
import { likeliest, type Hypothesis } from './search-beams.ts';
import {
  backTo,
  type Beginning,
  type EncodedSound,
  type WhisperNetwork,
} from './whisper-network.ts';
import { END_OF_TEXT, FIRST_TEXT_ROW, PREFIX } from './whisper-tokens.ts';

export interface DraftOptions {
  /** What may be said, as tokens; the likeliest first. */
  readonly drafts: readonly (readonly number[])[];
  readonly allowedFirst: Uint8Array;
  readonly allowed: Uint8Array;
  readonly longest: number;
}

export interface WrittenByDrafts {
  /** What was written so far, where that is not all. */
  readonly step: Beginning;
  readonly tokens: readonly WrittenToken[];
  /** A draft that the model would have written by itself, to its end. */
  readonly whole: Hypothesis | undefined;
}

export async function writeByDrafts(
  network: WhisperNetwork,
  sound: EncodedSound,
  { drafts, allowedFirst, allowed, longest }: DraftOptions,
): Promise<WrittenByDrafts> {
  const { reading, tokens, next } = await followDrafts(
    {
      read: (draft) => network.begin(sound, [...PREFIX, ...draft]),
      nextAfter: ({ rows }: Beginning, length) => {
        const row = rows[FIRST_TEXT_ROW + length] ?? new Float32Array();
        const [token = END_OF_TEXT] = likeliest(row, length === 0 ? allowedFirst : allowed, 1);
        return { token, logProbability: (row[token] ?? -Infinity) - logSumExp(row) };
      },
    },
    drafts.filter((draft) => draft.length <= longest && loopStart(draft) === undefined),
  );
  const step = backTo(reading, PREFIX.length + tokens.length);
  if (next.token !== END_OF_TEXT) return { step, tokens, whole: undefined };
  const logProbability = sumOf([...tokens, next]);
  return { step, tokens, whole: { tokens, logProbability } };
}
