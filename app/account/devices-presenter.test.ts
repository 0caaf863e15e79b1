import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { SignIn } from '../../core/sign-in/sign-in.ts';
import { DevicesPresenter } from './devices-presenter.ts';
import { proofOf } from './proof-of.fixture.ts';

describe('the devices of a learner', () => {
  let oz: SmallOz;
  let view: DevicesPresenter;
  let elsewhere: MemorySessionStore[];
  let password: string;

  beforeEach(async () => {
    oz = await smallOz();
    const yui = await oz.learner();
    elsewhere = [new MemorySessionStore(), new MemorySessionStore()];
    for (const store of elsewhere)
      await new SignIn(yui.auth, oz.callerOn(store).start).execute(yui);
    password = yui.password;
    const reporter = new MemoryReporter();
    view = new DevicesPresenter(yui.account, proofOf(yui, reporter), reporter);
    await view.load();
  });

  const shown = () => {
    if (view.state.step !== 'shown') throw new Error(`It is ${view.state.step}`);
    return view.state;
  };
  const alive = () => elsewhere.map((store) => oz.isAlive(store.load()?.refreshToken ?? ''));

  it('are shown, this one marked', () => {
    expect(shown().devices).toHaveLength(3);
    expect(shown().devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('are signed out one by one, once for many taps', async () => {
    const other = shown().devices.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const ending = view.end(other);
    expect(shown().ending).toBe(other);
    await Promise.all([ending, view.end(other), view.endOthers()]);
    expect(shown()).toMatchObject({ ending: undefined, error: undefined });
    expect(shown().devices).toHaveLength(2);
    expect(alive().filter(Boolean)).toHaveLength(1);
    await view.end(other);
    expect(shown()).toMatchObject({ error: undefined });
  });

  it('are signed out all at once', async () => {
    await view.endOthers();
    expect(shown().devices).toMatchObject([{ isCurrent: true }]);
    expect(alive()).toEqual([false, false]);
  });

  describe('when she signed in long ago', () => {
    beforeEach(() => oz.clock.pass(11 * 60_000));

    it('are signed out once she gave her password', async () => {
      const ending = view.endOthers();
      await vi.waitFor(() => expect(view.proof.state.step).toBe('asking'));
      expect(shown()).toMatchObject({ ending: 'others', error: undefined });
      await view.proof.give(password);
      await ending;
      expect(alive()).toEqual([false, false]);
    });

    it('stay as they are where she thinks better of it', async () => {
      const ending = view.endOthers();
      await vi.waitFor(() => expect(view.proof.state.step).toBe('asking'));
      view.proof.leave();
      await ending;
      expect(shown()).toMatchObject({ ending: undefined, error: undefined });
      expect(alive()).toEqual([true, true]);
    });
  });

  it('stay as they are without a network, and that is said', async () => {
    oz.isOffline = true;
    await view.endOthers();
    expect(shown()).toMatchObject({ error: { kind: 'offline' }, ending: undefined });
    expect(shown().devices).toHaveLength(3);
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });
});
