import { beforeEach, describe, expect, it } from 'vitest';
import { when } from 'mobx';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { AddPasskey } from '../../core/account/add-passkey.ts';
import { PasskeysPresenter } from './passkeys-presenter.ts';
import { proofOf } from './proof-of.fixture.ts';

describe('the passkeys of a learner', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let device: MemoryPasskeyDevice;
  let view: PasskeysPresenter;

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner();
    device = new MemoryPasskeyDevice('https://oz.example');
    const reporter = new MemoryReporter();
    view = new PasskeysPresenter({
      passkeys: yui.passkeys,
      add: new AddPasskey(yui.passkeys, device),
      proof: proofOf(yui, reporter, device),
      reporter,
    });
    await view.load();
  });

  const shown = () => {
    if (view.state.step !== 'shown') throw new Error(`They are ${view.state.step}`);
    return view.state;
  };
  const id = () => shown().passkeys[0]?.id ?? '';

  it('are added, named and removed', async () => {
    expect(shown()).toMatchObject({ passkeys: [], isPossible: true });
    const adding = view.add();
    expect(shown().doing).toBe('adding');
    await adding;
    expect(shown()).toMatchObject({ passkeys: [{}], doing: undefined, error: undefined });
    await view.rename(id(), 'phone');
    expect(shown().passkeys).toMatchObject([{ name: 'phone' }]);
    await view.remove(id());
    expect(shown().passkeys).toEqual([]);
  });

  it('are added once for many taps', async () => {
    await Promise.all([view.add(), view.add()]);
    expect(shown().passkeys).toHaveLength(1);
  });

  it('say nothing where she thinks better of it', async () => {
    device.isRefusing = true;
    await view.add();
    expect(shown()).toMatchObject({ passkeys: [], doing: undefined, error: undefined });
  });

  it('say that this device has one already', async () => {
    await view.add();
    await view.add();
    expect(shown()).toMatchObject({ passkeys: [{}], error: { kind: 'passkey-known' } });
  });

  it('want a fresh proof, and are left as they were without it', async () => {
    await view.add();
    oz.clock.pass(11 * 60_000);
    const removing = view.remove(id());
    await when(() => view.proof.state.step === 'asking');
    expect(view.proof.ways).toEqual({ password: true, passkey: true });
    view.proof.leave();
    await removing;
    expect(shown()).toMatchObject({ passkeys: [{}], doing: undefined, error: undefined });
  });

  it('cannot be added where the device has none', async () => {
    device.offer = 'nothing';
    await view.load();
    expect(shown().isPossible).toBe(false);
  });

  it('say that there is no network', async () => {
    oz.isOffline = true;
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });
});
