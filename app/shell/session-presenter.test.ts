import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { memoryLearner } from '../../adapters/memory/memory-learner.fixture.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { CheckSession } from '../../core/sign-in/check-session.ts';
import { SignOut } from '../../core/sign-in/sign-out.ts';
import { SessionPresenter } from './session-presenter.ts';

describe('the session', () => {
  let world: MemoryWorld;
  let yui: Awaited<ReturnType<typeof memoryLearner>>;
  let reporter: MemoryReporter;
  let session: SessionPresenter;

  beforeEach(async () => {
    world = new MemoryWorld();
    yui = await memoryLearner(world, new MemoryClock());
    reporter = new MemoryReporter();
    session = new SessionPresenter(
      new CheckSession(yui.account, yui.store),
      new SignOut(yui.account, yui.store),
      reporter,
    );
  });

  it('is unknown until it is checked', async () => {
    expect(session.state).toEqual({ step: 'unknown' });
    await session.check();
    expect(session.state).toEqual({ step: 'signed-in', id: yui.email });
  });

  it('is over after signing out, even twice and without a network', async () => {
    await session.check();
    world.isOffline = true;
    await Promise.all([session.signOut(), session.signOut()]);
    expect(session.state).toEqual({ step: 'signed-out' });
    await session.check();
    expect(session.state).toEqual({ step: 'signed-out' });
  });

  it('fails to be known without a network, and is known once there is one', async () => {
    world.isOffline = true;
    await session.check();
    expect(session.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    world.isOffline = false;
    await session.check();
    expect(session.state.step).toBe('signed-in');
  });

  it('reports a bug', async () => {
    yui.account.me = async () => {
      throw new Error('bug');
    };
    await session.check();
    expect(session.state).toEqual({ step: 'failed', error: { kind: 'unexpected' } });
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['check session']);
  });
});
