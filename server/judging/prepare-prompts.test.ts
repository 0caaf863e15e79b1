import { expect, it } from 'vitest';
import { fail, ok } from '../../core/shared/result.ts';
import type { SpokenPrompt } from './meaning-scorer.ts';
import { preparePrompts } from './prepare-prompts.ts';

const UNSPOKEN = 'q2';

function stage() {
  const prepared: SpokenPrompt[] = [];
  const ending = new AbortController();
  let busyFor = 0;
  return {
    prepared,
    ending,
    beBusyFor: (looks: number) => (busyFor = looks),
    prepare: () =>
      preparePrompts(['q1', UNSPOKEN, 'q3'], {
        voices: {
          settled: async () => undefined,
          read: async (path) =>
            path.includes(UNSPOKEN)
              ? fail({ kind: 'audio-being-made' })
              : ok({ bytes: Uint8Array.of(1), etag: `"${path}"`, type: 'audio/mpeg' }),
        },
        meaning: {
          score: async (prompt, sentences) => {
            expect(sentences).toEqual([]);
            prepared.push(prompt);
            return [];
          },
        },
        isIdle: () => (busyFor -= 1) < 0,
        signal: ending.signal,
      }),
  };
}

it('makes every spoken prompt ready, and passes over what is not spoken', async () => {
  const { prepare, prepared } = stage();
  await prepare();
  expect(prepared.map(({ id }) => id)).toEqual(['q1', 'q3']);
});

it('waits while learners are served', async () => {
  const { prepare, prepared, beBusyFor } = stage();
  beBusyFor(1);
  const preparing = prepare();
  expect(prepared).toEqual([]);
  await preparing;
  expect(prepared).toHaveLength(2);
});

it('ends when the server does', async () => {
  const { prepare, prepared, ending } = stage();
  ending.abort();
  await prepare();
  expect(prepared).toEqual([]);
});
