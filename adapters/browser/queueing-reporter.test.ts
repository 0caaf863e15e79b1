import { describe, expect, it } from 'vitest';
import { reporterContract } from '../../core/ports/reporter.contract.ts';
import { MemoryReporter } from '../memory/memory-reporter.ts';
import { QueueingReporter } from './queueing-reporter.ts';

reporterContract('QueueingReporter', () => {
  const reporter = new QueueingReporter();
  const listener = new MemoryReporter();
  reporter.forwardTo(listener);
  return {
    reporter,
    told: () => listener.bugs,
    toldRequests: () => listener.requests.map(({ title }) => title),
  };
});

describe('QueueingReporter', () => {
  it('tells late what it was told early, once and in order', () => {
    const reporter = new QueueingReporter();
    reporter.bug('first', { where: 'start' });
    reporter.bug('second', { where: 'start' });
    const listener = new MemoryReporter();
    reporter.forwardTo(listener);
    reporter.bug('third', { where: 'later' });
    expect(listener.bugs.map(({ error }) => error)).toEqual(['first', 'second', 'third']);
  });

  it('says when there is something to tell', async () => {
    const reporter = new QueueingReporter();
    const heard = () => Promise.race([reporter.hasHeard.then(() => true), Promise.resolve(false)]);
    expect(await heard()).toBe(false);
    reporter.bug('first', { where: 'start' });
    await reporter.hasHeard;
  });

  it('holds no more than the first fifty', () => {
    const reporter = new QueueingReporter();
    for (let bug = 0; bug < 1000; bug += 1) reporter.bug(bug, { where: 'loop' });
    const listener = new MemoryReporter();
    reporter.forwardTo(listener);
    expect(listener.bugs).toHaveLength(50);
    expect(listener.bugs[0]).toEqual({ error: 0, where: 'loop' });
  });
});
