import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import type { MonologuesApi } from '../../core/ports/monologues-api.ts';
import { fail } from '../../core/shared/result.ts';
import { CorrectionPresenter } from './correction-presenter.ts';

const SAID = `Every morning I get up at six thirty. First, I turn off the alarm. After that, I wash my face and
 have toast and coffee with my mother. She have a lot of informations about the weather. Then we leave home together.`;

const OFFLINE = fail({ kind: 'offline' } as const);

describe('a correction that is read', () => {
  let oz: SmallOz;
  let monologues: MonologuesApi;
  let id: string;
  let view: CorrectionPresenter;

  beforeEach(async () => {
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    ({ monologues } = await oz.learner());
    id = crypto.randomUUID();
    await monologues.record({
      id,
      materialId: 'my-room',
      theme: undefined,
      memo: { opening: '', points: '', closing: '' },
      startedAt: clock.now(),
      take: { bytes: new TextEncoder().encode(`said:${SAID}`), mediaType: 'x/y', durationMs: 9 },
    });
    await monologues.submit(id);
    await oz.corrected();
    view = new CorrectionPresenter(id, { monologues, clock, reporter: new MemoryReporter() });
    await view.load();
  });

  const shown = (): ReceivedCorrection =>
    view.state.step === 'shown' ? view.state.correction : expect.fail(view.state.step);
  const findings = () => shown().sentences.flatMap((sentence) => sentence.findings);
  const disputed = () => findings().filter(({ isDisputed }) => isDisputed).length;

  it('stays before her where what became of it can not be read any more', async () => {
    const { correction } = monologues;
    const before = shown();
    monologues.correction = async () => OFFLINE;
    await view.dispute(findings()[0]?.id ?? '', true);
    expect(shown()).toEqual(before);
    expect(view.error).toEqual({ kind: 'offline' });
    monologues.correction = correction;
    await view.dispute(findings()[0]?.id ?? '', true);
    expect([disputed(), view.error]).toEqual([1, undefined]);
  });

  it('is shown as it came of the last thing she did, whichever answer comes last', async () => {
    const read = monologues.correction.bind(monologues);
    const slow = Promise.withResolvers<void>();
    const [first] = findings();
    let reads = 0;
    monologues.correction = async (one) => {
      reads += 1;
      const isFirst = reads === 1;
      const answer = await read(one);
      if (isFirst) await slow.promise;
      return answer;
    };
    const disputing = view.dispute(first?.id ?? '', true);
    await expect.poll(() => reads).toBe(1);
    await view.dispute(first?.id ?? '', false);
    slow.resolve();
    await disputing;
    expect(disputed()).toBe(0);
  });

  it('is gone where the answer that said so was lost', async () => {
    const remove = monologues.remove.bind(monologues);
    monologues.remove = async (one) => {
      await remove(one);
      return OFFLINE;
    };
    await view.remove();
    expect(view.error).toEqual({ kind: 'offline' });
    monologues.remove = remove;
    await view.remove();
    expect(view.state).toEqual({ step: 'removed' });
  });
});
