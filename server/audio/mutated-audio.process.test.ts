import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChildPool } from '../speech/child-pool.ts';
import { SupervisedChild } from '../speech/supervised-child.ts';
import { encodeWav } from './wav.ts';

type Answer = { readonly length: number } | { readonly kind: string };

/** `OZ_FUZZ_FILES=2000` breaks each container in so many ways. */
const FILES = Number(process.env['OZ_FUZZ_FILES'] ?? 200);
const DEADLINE_MS = 10_000;
/** A pool has two processes, and at worst two jobs before it took all of their deadline. */
const LONGEST_WAIT_MS = 3 * DEADLINE_MS;
const MOST_MEMORY_MB = 600;
const FOLDER = join(import.meta.dirname, 'fixtures');

let pool: ChildPool<Uint8Array, Answer>;
let deaths: number;

beforeAll(() => {
  deaths = 0;
  const start = () =>
    new SupervisedChild<Uint8Array, Answer>({
      module: join(FOLDER, 'decoding-child.ts'),
      args: [],
      queueLimit: 1,
      jobDeadlineMs: DEADLINE_MS,
      mostMegabytes: MOST_MEMORY_MB,
      loadingWaitMs: Infinity,
      onDeath: () => (deaths += 1),
    });
  pool = new ChildPool([start(), start()], 8);
});

afterAll(() => pool.close());

const tone = encodeWav(
  Float32Array.from({ length: 16_000 }, (_, i) => Math.sin(i / 6)),
  16_000,
);
const whole: [string, Uint8Array][] = [
  ...readdirSync(FOLDER)
    .filter((name) => name.startsWith('tone'))
    .map((name): [string, Uint8Array] => [name, readFileSync(join(FOLDER, name))]),
  ['tone.wav', tone],
];

/** Some bytes changed, a stretch doubled, left out or made of one byte, the end cut off: mostly near the beginning. */
interface Mutation {
  readonly at: number;
  readonly length: number;
  readonly byte: number;
  readonly how: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.oneof(
    fc.double({ min: 0, max: 0.1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  length: fc.integer({ min: 1, max: 64 }),
  byte: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff),
  how: fc.constantFrom('set', 'double', 'leave out', 'cut', 'count'),
});

function mutated(bytes: Uint8Array, changes: readonly Mutation[]): Uint8Array {
  let left = Buffer.from(bytes);
  for (const { at, length, byte, how } of changes) {
    const from = Math.floor(at * left.length);
    const to = Math.min(left.length, from + length);
    if (how === 'set') left.fill(byte, from, to);
    if (how === 'count') left.fill(0xff, from, Math.min(left.length, from + 4));
    if (how === 'cut') left = left.subarray(0, Math.max(12, from));
    if (how === 'leave out') left = Buffer.concat([left.subarray(0, from), left.subarray(to)]);
    if (how === 'double')
      left = Buffer.concat([
        left.subarray(0, to),
        ...Array.from({ length: 40 }, () => left.subarray(from, to)),
        left.subarray(to),
      ]);
  }
  return new Uint8Array(left);
}

it.each(whole)(
  '%s, broken in many ways, keeps no other sound from being heard',
  async (name, bytes) => {
    const files = fc.sample(fc.array(mutation, { minLength: 1, maxLength: 6 }), {
      seed: name.length * 7919,
      numRuns: FILES,
    });
    const kinds = new Map<string, number>();
    for (const changes of files) {
      const begun = performance.now();
      const [broken, good] = await Promise.all([
        pool.submit(mutated(bytes, changes)),
        pool.submit(tone),
      ]);
      expect(performance.now() - begun).toBeLessThan(LONGEST_WAIT_MS);
      expect(good).toEqual({ ok: true, value: { length: 16_000 } });
      const kind = broken.ok
        ? 'kind' in broken.value
          ? broken.value.kind
          : 'heard'
        : broken.error.kind;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    // None took its process with it: neither by time nor by memory nor by a bug.
    expect(Object.fromEntries(kinds)).not.toHaveProperty('failed');
    expect(Object.fromEntries(kinds)).not.toHaveProperty('timed-out');
    expect(deaths).toBe(0);
  },
);
