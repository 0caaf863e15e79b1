import type { Tensor } from 'onnxruntime-node';
import { followDrafts } from '../follow-drafts.ts';
import { logProbability } from '../log-softmax.ts';
import { sumOf, type WrittenToken } from '../written-tokens.ts';
import { backTo, type MoonshineNetwork } from './moonshine-network.ts';
import { BEGIN_OF_TEXT, END_OF_TEXT } from './moonshine-text.ts';

export interface WrittenText {
  readonly tokens: readonly WrittenToken[];
  /** Natural log of the probability of the whole text and its end. */
  readonly logProbability: number;
}

/** The likeliest token each time, up to the text's end or `longest` tokens. Drafts that are right save time. */
export async function writeText(
  network: MoonshineNetwork,
  states: Tensor,
  { drafts, longest }: { drafts: readonly (readonly number[])[]; longest: number },
): Promise<WrittenText> {
  const followed = await followDrafts(
    {
      read: (draft) => network.begin(states, [BEGIN_OF_TEXT, ...draft]),
      nextAfter: ({ rows }, length) => likeliestOf(rows[length]),
    },
    drafts,
  );
  const tokens = [...followed.tokens];
  let { next } = followed;
  let writing = backTo(followed.reading.writing, 1 + tokens.length);
  while (next.token !== END_OF_TEXT && tokens.length < longest) {
    tokens.push(next);
    const step = await network.goOn(writing, next.token);
    ({ writing } = step);
    next = likeliestOf(step.rows.at(-1));
  }
  return { tokens, logProbability: sumOf([...tokens, next]) };
}

function likeliestOf(scores: Float32Array = new Float32Array()): WrittenToken {
  let token = END_OF_TEXT;
  let highest = -Infinity;
  for (let other = 0; other < scores.length; other += 1) {
    const score = scores[other] ?? -Infinity;
    if (score > highest) [token, highest] = [other, score];
  }
  return { token, logProbability: logProbability(scores, token) };
}
