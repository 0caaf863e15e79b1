import { when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { challengeOf } from '../../adapters/memory/memory-tokens.fixture.ts';
import { HandOver } from '../../core/account/hand-over.ts';
import type { SignInCode } from '../../core/ports/auth-api.ts';
import { SignInWithCode } from '../../core/sign-in/sign-in-with-code.ts';
import { CopyPresenter } from '../shell/copy-presenter.ts';
import { CodeSignInPresenter } from '../sign-in/code-sign-in-presenter.ts';
import { HandoverPresenter } from './handover-presenter.ts';
import { proofOf } from './proof-of.fixture.ts';

const VERIFIER = 'v'.repeat(43);

describe('a sign-in link for another device', () => {
  let clock: MemoryClock;
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let view: HandoverPresenter;
  let given: SignInCode | undefined;
  let there: MemorySessionStore;
  const reporter = new MemoryReporter();

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    yui = await oz.learner();
    there = new MemorySessionStore();
    given = undefined;
    const newVerifier = async () => ({
      verifier: VERIFIER,
      challenge: await challengeOf(VERIFIER),
    });
    view = new HandoverPresenter({
      handOver: new HandOver(yui.account, newVerifier),
      linkOf: (code) => {
        given = code;
        return `link ${code.code}`;
      },
      squaresOf: async (text) => [text],
      clock,
      copying: new CopyPresenter(new MemoryClipboard(), clock),
      proof: proofOf(yui, reporter),
      reporter,
    });
  });

  const elsewhere = () =>
    new CodeSignInPresenter({
      given,
      isSignedIn: there.load() !== undefined,
      signIn: new SignInWithCode(yui.auth, oz.callerOn(there).start),
      account: yui.account,
      reporter,
    });

  it('is shown as long as it is good', async () => {
    await view.ask();
    expect(view.state).toMatchObject({ step: 'shown', seconds: 60 });
    clock.pass(59_999);
    expect(view.state.step).toBe('shown');
    clock.pass(1);
    expect(view.state).toEqual({ step: 'expired' });
    const other = elsewhere();
    await other.signIn();
    expect(other.state).toEqual({ step: 'refused' });
    await view.ask();
    expect(view.state.step).toBe('shown');
  });

  it('is put away, and does not come back as an expired one', async () => {
    await view.ask();
    view.leave();
    clock.pass(60_000);
    expect(view.state).toMatchObject({ step: 'ready' });
  });

  it('wants a fresh proof of who she is', async () => {
    clock.pass(11 * 60_000);
    const asking = view.ask();
    await when(() => view.proof.state.step === 'asking');
    expect(given).toBeUndefined();
    view.proof.leave();
    await asking;
    expect(view.state).toEqual({ step: 'ready', isBusy: false, error: undefined });
    const again = view.ask();
    await when(() => view.proof.state.step === 'asking');
    await view.proof.give(yui.password);
    await again;
    expect(view.state.step).toBe('shown');
  });

  it('is not made without a network, and that is said', async () => {
    oz.isOffline = true;
    await view.ask();
    expect(view.state).toMatchObject({ step: 'ready', error: { kind: 'offline' } });
  });

  it('signs in there by a tap, and says to which account', async () => {
    await view.ask();
    const other = elsewhere();
    expect(there.load()).toBeUndefined();
    await Promise.all([other.signIn(), other.signIn()]);
    expect(other.state).toEqual({ step: 'signed-in', email: yui.email });
    expect(there.load()).toBeDefined();
  });

  it('can be tried again where there was no network', async () => {
    await view.ask();
    const other = elsewhere();
    oz.isOffline = true;
    await other.signIn();
    expect(other.state).toMatchObject({ step: 'asking', error: { kind: 'offline' } });
    oz.isOffline = false;
    await other.signIn();
    expect(other.state.step).toBe('signed-in');
  });

  it('takes the place of no session', async () => {
    await view.ask();
    there.save(yui.session);
    const other = elsewhere();
    expect(other.state).toEqual({ step: 'signed-in-already' });
    await other.signIn();
    expect(there.load()).toEqual(yui.session);
  });

  it('is refused where it is not all there', () => {
    expect(elsewhere().state).toEqual({ step: 'refused' });
  });
});
