import { expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { attempt } from './attempt.ts';
import { fail, ok } from './result.ts';

it('hands on what was answered or refused, and reports nothing', async () => {
  const reporter = new MemoryReporter();
  expect(await attempt(reporter, 'here', async () => ok(1))).toEqual({ ok: true, value: 1 });
  const refused = fail({ kind: 'offline' } as const);
  expect(await attempt(reporter, 'here', async () => refused)).toBe(refused);
  expect(reporter.bugs).toEqual([]);
});

it('reports a bug once, with its place, and answers that something unexpected happened', async () => {
  const reporter = new MemoryReporter();
  const bug = new Error('bug');
  const answer = await attempt(reporter, 'here', async () => {
    throw bug;
  });
  expect(answer).toEqual({ ok: false, error: { kind: 'unexpected' } });
  expect(reporter.bugs).toEqual([{ error: bug, where: 'here' }]);
});
