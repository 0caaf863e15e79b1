import { setTimeout as pass } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { searchBeams } from './search-beams.ts';
import type { Step, WhisperNetwork } from './whisper-network.ts';
import { END_OF_TEXT } from './whisper-tokens.ts';

const FIRST = 7;

/** Always writes the same token, or the end from the third on. */
function slowNetwork(msOfStep: number): Pick<WhisperNetwork, 'goOn'> {
  let written = 0;
  return {
    goOn: async ({ ...writing }, steps) => {
      await pass(msOfStep);
      written += 1;
      return { writing, rows: steps.map(() => rowOf(written < 3 ? FIRST + written : END_OF_TEXT)) };
    },
  };
}

function rowOf(likely: number): Float32Array {
  const row = new Float32Array(END_OF_TEXT + 1);
  row[likely] = 20;
  return row;
}

const BEGUN = { writing: {}, rows: [rowOf(FIRST)] } as unknown as Step; // the network alone looks into what is written
const SEARCH = {
  width: 1,
  allowed: new Uint8Array(END_OF_TEXT + 1).fill(1),
  allowedFirst: new Uint8Array(END_OF_TEXT + 1).fill(1),
  longest: 10,
};

it('writes to the end where there is time', async () => {
  const [found] = await searchBeams(slowNetwork(0), BEGUN, { ...SEARCH, patienceMs: 60_000 });
  expect(found?.tokens.map(({ token }) => token)).toEqual([FIRST, FIRST + 1, FIRST + 2]);
});

it('gives nothing half-written where its time is over', async () => {
  expect(await searchBeams(slowNetwork(20), BEGUN, { ...SEARCH, patienceMs: 10 })).toEqual([]);
});
