import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryNativeBridge } from '../../adapters/memory/memory-native-bridge.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { CheckSession } from '../../core/sign-in/check-session.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { forgetting } from '../../core/sign-in/device-data.fixture.ts';
import { lateSignOutsOf } from '../../core/sign-in/late-sign-outs.fixture.ts';
import { SignOut } from '../../core/sign-in/sign-out.ts';
import { LearnerState } from './learner-state.ts';
import { SessionPresenter } from './session-presenter.ts';

describe('the session', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let reporter: MemoryReporter;
  let session: SessionPresenter;
  let learners: LearnerState;
  const yuisId = () => learnerOf(yui.store);

  beforeEach(async () => {
    const clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    reporter = new MemoryReporter();
    learners = new LearnerState();
    session = new SessionPresenter({
      checkSession: new CheckSession(yui.account, yui.store),
      signOut: new SignOut({
        account: yui.account,
        store: yui.store,
        bridge: new MemoryNativeBridge(clock),
        wrapper: undefined,
        forget: forgetting().forget,
        ...lateSignOutsOf(oz),
      }),
      learners,
      reporter,
    });
  });

  it('is unknown until it is checked', async () => {
    expect(session.state).toEqual({ step: 'unknown' });
    await session.check();
    expect(session.state).toEqual({ step: 'signed-in', learnerId: yuisId() });
    expect(learners.learner).toMatchObject({ id: yuisId(), isGuest: false });
  });

  it('is over when her contract is, and says why', async () => {
    await session.check();
    oz.refusal = { status: 403, message: 'No contract found' };
    await session.check();
    expect(session.state).toEqual({ step: 'no-contract' });
    expect(learners.learner).toBeUndefined();
    expect(yui.store.load()).toBeUndefined();
  });

  it('is over after signing out, even twice and without a network', async () => {
    await session.check();
    oz.isOffline = true;
    await Promise.all([session.signOut(), session.signOut()]);
    expect(session.state).toEqual({ step: 'signed-out' });
    await session.check();
    expect(session.state).toEqual({ step: 'signed-out' });
  });

  it('lets her in without a network when she was signed in here, and asks who she is once there is one', async () => {
    oz.isOffline = true;
    await session.check();
    expect(session.state).toEqual({ step: 'signed-in', learnerId: yuisId() });
    expect(learners.learner).toBeUndefined();
    oz.isOffline = false;
    await session.check();
    expect(learners.learner).toMatchObject({ email: yui.email });
  });

  it('does not let her in without a network when she was not signed in here', async () => {
    yui.store.clear();
    oz.isOffline = true;
    await session.check();
    expect(session.state).toEqual({ step: 'signed-out' });
  });

  it('does not sign in offline with a token that names no learner', async () => {
    yui.store.save({ accessToken: 'e30.eyJleHAiOjQxMDI0NDQ4MDB9.c', refreshToken: 'r' });
    oz.isOffline = true;
    await session.check();
    expect(session.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
  });

  it('stays as it was when it is looked at again without a network', async () => {
    await session.check();
    const { state } = session;
    oz.isOffline = true;
    await session.check();
    expect(session.state).toEqual(state);
  });

  it('is over although a bug came in the way of signing out, and the bug is reported', async () => {
    await session.check();
    yui.account.signOut = async () => {
      throw new Error('bug');
    };
    await session.signOut();
    expect(session.state).toEqual({ step: 'signed-out' });
    expect(yui.store.load()).toBeUndefined();
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['sign out']);
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
