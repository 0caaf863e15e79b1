import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { Outbox } from '../../core/outbox/outbox.ts';
import { StoredEntries } from '../../core/outbox/stored-entries.ts';
import { StoredKind } from '../../core/outbox/stored-kind.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { SENDING_MS, SignOutPresenter } from './sign-out-presenter.ts';

describe('signing out', () => {
  let clock: MemoryClock;
  let unsent: StoredKind<string, void>;
  let isGuest: boolean;
  let tell: () => Promise<
    ReturnType<typeof ok<void>> | ReturnType<typeof fail<{ kind: 'offline' }>>
  >;
  /** How often she left, and whether what was not sent stayed. */
  let left: boolean[];
  let view: SignOutPresenter;

  beforeEach(() => {
    clock = new MemoryClock();
    const reporter = new MemoryReporter();
    const learnerId = () => 'yui';
    const outbox = new Outbox({
      learnerId,
      clock,
      connectivity: new MemoryConnectivity(),
      visibility: new MemoryPageVisibility(),
      reporter,
    });
    tell = async () => ok(undefined);
    unsent = new StoredKind({
      name: 'bookmark',
      stored: new StoredEntries(new MemoryPreferences(), clock),
      isBody: (body): body is string => typeof body === 'string',
      idOf: (body) => body,
      tell: () => tell(),
      learnerId,
      reporter,
    });
    outbox.add(unsent);
    isGuest = false;
    left = [];
    view = new SignOutPresenter({
      isGuest: () => isGuest,
      outbox: async () => outbox,
      signOut: async (keepsUnsent) => void left.push(keepsUnsent),
      clock,
      reporter,
    });
  });

  it('asks nothing where everything has arrived', async () => {
    await view.begin();
    expect(left).toEqual([false]);
    expect(view.state).toEqual({ step: 'idle' });
  });

  it('sends what waits first', async () => {
    unsent.put('one');
    await view.begin();
    expect(unsent.all()).toEqual([]);
    expect(left).toEqual([false]);
  });

  it('asks where something could not be sent, and does as she says', async () => {
    unsent.put('one');
    tell = async () => fail({ kind: 'offline' });
    await view.begin();
    expect(view.state).toEqual({ step: 'asking-unsent', count: 1 });
    expect(left).toEqual([]);
    view.stay();
    expect(view.state).toEqual({ step: 'idle' });
    await view.begin();
    await view.leave(true);
    expect(left).toEqual([true]);
  });

  it('keeps what may wait where it can not be seen', async () => {
    const outbox = () => Promise.reject(new Error('a part of the app could not be loaded'));
    const parts = { isGuest: () => false, outbox, clock, reporter: new MemoryReporter() };
    view = new SignOutPresenter({
      ...parts,
      signOut: async (keepsUnsent) => void left.push(keepsUnsent),
    });
    await view.begin();
    expect(left).toEqual([true]);
  });

  it('does not wait for long', async () => {
    unsent.put('one');
    tell = () => new Promise(() => {});
    const begun = view.begin();
    await settle();
    expect(view.state).toEqual({ step: 'sending' });
    clock.pass(SENDING_MS);
    await begun;
    expect(view.state).toEqual({ step: 'asking-unsent', count: 1 });
  });

  it('asks a guest, who cannot come back', async () => {
    isGuest = true;
    await view.begin();
    expect(view.state).toEqual({ step: 'asking-guest' });
    expect(left).toEqual([]);
    await view.leave(false);
    expect(left).toEqual([false]);
  });
});
