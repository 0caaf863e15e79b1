import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { MonologuesApi } from '../../core/ports/monologues-api.ts';
import { ComparisonPresenter } from './comparison-presenter.ts';

const SAID = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');

describe('two speeches on one theme', () => {
  let oz: SmallOz;
  let monologues: MonologuesApi;
  let comparison: ComparisonPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    ({ monologues } = await oz.learner());
    comparison = new ComparisonPresenter('my-room', monologues, new MemoryReporter());
  });

  const speaks = async (materialId = 'my-room') => {
    const id = crypto.randomUUID();
    oz.clock.pass(86_400_000);
    const take = {
      bytes: new TextEncoder().encode(`said:${SAID}`),
      mediaType: 'x/y',
      durationMs: 9,
    };
    const memo = { opening: '', points: '', closing: '' };
    const startedAt = oz.clock.now();
    await monologues.record({ id, materialId, theme: undefined, memo, startedAt, take });
    await monologues.submit(id);
    await oz.corrected();
    return id;
  };

  const shown = () => {
    const { state } = comparison;
    return state.step === 'shown'
      ? [state.earlier.monologue.id, state.later.monologue.id]
      : state.step;
  };

  it('are the oldest and the newest, until she chooses others', async () => {
    const [first, second, third] = [await speaks(), await speaks(), await speaks()];
    await speaks('my-work');
    await comparison.load();
    expect(shown()).toEqual([first, third]);
    await comparison.choose('earlier', second);
    expect(shown()).toEqual([second, third]);
    await comparison.choose('later', first);
    expect(shown()).toEqual([second, first]);
  });

  it('are not there where she spoke once', async () => {
    await speaks();
    await comparison.load();
    expect(shown()).toBe('too-few');
  });

  it('cannot be shown without a network, and can be asked for again', async () => {
    await speaks();
    await speaks();
    oz.isOffline = true;
    await comparison.load();
    expect(comparison.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    oz.isOffline = false;
    await comparison.retry();
    expect(comparison.state.step).toBe('shown');
  });
});
