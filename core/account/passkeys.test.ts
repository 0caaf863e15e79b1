import { beforeEach, describe, expect, it } from 'vitest';
import {
  smallOz,
  type SmallOz,
  type SmallOzLearner,
} from '../../adapters/http/small-oz.fixture.ts';
import { MemoryPasskeyDevice } from '../../adapters/memory/memory-passkey-device.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { SignInWithPasskey } from '../sign-in/sign-in-with-passkey.ts';
import { AddPasskey } from './add-passkey.ts';
import { ProveByPasskey } from './prove-by-passkey.ts';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const MINUTE_MS = 60_000;

describe('passkeys', () => {
  let oz: SmallOz;
  let yui: SmallOzLearner;
  let device: MemoryPasskeyDevice;
  let store: MemorySessionStore;

  beforeEach(async () => {
    oz = await smallOz();
    yui = await oz.learner();
    device = new MemoryPasskeyDevice('https://oz.example');
    store = new MemorySessionStore();
  });

  const add = () => new AddPasskey(yui.passkeys, device).execute();
  const signIn = () => new SignInWithPasskey(yui.passkeys, device, oz.callerOn(store).start);
  const prove = () => new ProveByPasskey(yui.passkeys, device, yui.store);

  it('are made on this device, one for each learner', async () => {
    expect(await add()).toMatchObject({ ok: true });
    expect(await add()).toEqual(refused('passkey-known'));
    expect(await yui.passkeys.list()).toMatchObject({ value: [{}] });
  });

  it('are not made where she thinks better of it', async () => {
    device.isRefusing = true;
    expect(await add()).toEqual(refused('passkey-cancelled'));
    expect(await yui.passkeys.list()).toEqual({ ok: true, value: [] });
  });

  it('let her in, and the session is kept', async () => {
    await add();
    expect(await signIn().execute()).toEqual({ ok: true });
    expect(await oz.callerOn(store).account.me()).toMatchObject({ value: { email: yui.email } });
  });

  it('let a learner in only with a passkey of hers that was not removed', async () => {
    expect(await signIn().execute()).toEqual(refused('passkey-cancelled'));
    const added = await add();
    await yui.passkeys.remove(added.ok ? added.value.id : '');
    expect(await signIn().execute()).toEqual(refused('passkey-refused'));
    expect(store.load()).toBeUndefined();
  });

  it('wait at a field until she leaves it', async () => {
    const ways = signIn();
    const waiting = ways.atField();
    await new Promise((settled) => setTimeout(settled, 20));
    ways.leaveField();
    expect(await waiting).toEqual(refused('passkey-cancelled'));
  });

  it('prove who she is, where she has one that works here', async () => {
    expect(await prove().isPossible()).toBe(false);
    await add();
    oz.clock.pass(11 * MINUTE_MS);
    expect(await yui.account.issueCode('c'.repeat(43))).toEqual(refused('password-needed'));
    expect(await prove().isPossible()).toBe(true);
    const before = yui.store.load();
    expect(await prove().execute()).toEqual({ ok: true });
    expect(yui.store.load()?.refreshToken).not.toBe(before?.refreshToken);
    expect(await yui.account.issueCode('c'.repeat(43))).toMatchObject({ ok: true });
    device.offer = 'nothing';
    expect(await prove().isPossible()).toBe(false);
  });
});
