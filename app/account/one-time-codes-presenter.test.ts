import { Secret, TOTP } from 'otpauth';
import { when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryFileSaver } from '../../adapters/memory/memory-file-saver.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { CopyPresenter } from '../shell/copy-presenter.ts';
import { OneTimeCodesPresenter } from './one-time-codes-presenter.ts';
import { proofOf } from './proof-of.fixture.ts';

describe('one-time codes', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let files: MemoryFileSaver;
  let view: OneTimeCodesPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner();
    files = new MemoryFileSaver();
    const reporter = new MemoryReporter();
    view = new OneTimeCodesPresenter({
      codes: yui.oneTimeCodes,
      files: async () => files,
      copying: new CopyPresenter(new MemoryClipboard(), new MemoryClock()),
      proof: proofOf(yui, reporter),
      reporter,
    });
    await view.load();
  });

  const code = () => {
    if (view.state.step !== 'setting-up') throw new Error(`It is ${view.state.step}`);
    const secret = Secret.fromBase32(view.state.secret.secret);
    return new TOTP({ secret }).generate({ timestamp: oz.clock.now() });
  };
  const turnOn = async () => {
    await view.begin();
    await view.confirm(code());
  };

  it('are off, are set up with an app, and tell the recovery codes once', async () => {
    expect(view.state).toEqual({ step: 'off', isBusy: false, error: undefined });
    await view.begin();
    await view.confirm('000000');
    expect(view.state).toMatchObject({ step: 'setting-up', error: { kind: 'wrong-code' } });
    await view.confirm(code());
    expect(view.state).toMatchObject({ step: 'codes-told' });
    expect(view.state.step === 'codes-told' && view.state.codes).toHaveLength(10);
    await view.leave();
    expect(view.state).toMatchObject({ step: 'on', codesLeft: 10 });
  });

  it('may be left off while they are set up', async () => {
    await view.begin();
    await view.leave();
    expect(view.state).toMatchObject({ step: 'off' });
  });

  it('get new recovery codes, and are ended', async () => {
    await turnOn();
    await view.leave();
    await view.renew();
    expect(view.state).toMatchObject({ step: 'codes-told' });
    await view.leave();
    await view.end();
    expect(view.state).toMatchObject({ step: 'off' });
    await view.load();
    expect(view.state).toMatchObject({ step: 'off' });
  });

  it('stay as they are without a fresh proof', async () => {
    oz.clock.pass(11 * 60_000);
    const beginning = view.begin();
    expect(view.state).toMatchObject({ isBusy: true });
    await when(() => view.proof.state.step === 'asking');
    view.proof.leave();
    await beginning;
    expect(view.state).toEqual({ step: 'off', isBusy: false, error: undefined });
  });

  it('say that there is no network', async () => {
    oz.isOffline = true;
    await view.begin();
    expect(view.state).toMatchObject({ step: 'off', error: { kind: 'offline' } });
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });
});
