import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { SecurityRecordPresenter } from './security-record-presenter.ts';

describe('what happened around her account', () => {
  let oz: SmallOz;
  let view: SecurityRecordPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    const yui = await oz.learner(`yui-${crypto.randomUUID()}`);
    for (let count = 0; count < 51; count += 1) {
      oz.clock.pass(1000);
      await yui.auth.signIn(yui);
    }
    view = new SecurityRecordPresenter(yui.securityRecord, new MemoryReporter());
    await view.load();
  });

  const shown = () => {
    if (view.state.step !== 'shown') throw new Error(`It is ${view.state.step}`);
    return view.state;
  };

  it('is shown a page at a time, once for many taps', async () => {
    expect(shown().events).toHaveLength(50);
    await Promise.all([view.more(), view.more()]);
    expect(shown()).toMatchObject({ next: undefined, isBusy: false });
    expect(shown().events).toHaveLength(52);
    await view.more();
    expect(shown().events).toHaveLength(52);
  });

  it('keeps what is shown where more cannot be had', async () => {
    oz.isOffline = true;
    await view.more();
    expect(shown()).toMatchObject({ isBusy: false, error: { kind: 'offline' } });
    expect(shown().events).toHaveLength(50);
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });
});
