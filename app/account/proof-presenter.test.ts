import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { guest, member } from './account-screen.states.ts';
import { ProofPresenter } from './proof-presenter.ts';

const PASSWORD = 'Sakura-2026!';
const CODE = '123456';

/** Wants her password before it counts what she does. */
class Strict {
  learner = member;
  isProved = false;
  wantsCode = false;
  isOffline = false;
  done = 0;

  async me() {
    return ok(this.learner);
  }

  async execute(password: string, code?: string) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    if (password !== PASSWORD) return fail({ kind: 'wrong-password' } as const);
    if (this.wantsCode && code === undefined) return fail({ kind: 'code-needed' } as const);
    if (this.wantsCode && code !== CODE) return fail({ kind: 'wrong-code' } as const);
    this.isProved = true;
    return ok(undefined);
  }

  async act() {
    if (!this.isProved) return fail({ kind: 'password-needed' } as const);
    this.done += 1;
    return ok('done');
  }
}

/** Works once she has one. */
class HerPasskey {
  has = false;
  isRefusing = false;
  readonly #account: Strict;

  constructor(account: Strict) {
    this.#account = account;
  }

  async isPossible() {
    return this.has;
  }

  async execute() {
    if (this.isRefusing) return fail({ kind: 'passkey-cancelled' } as const);
    this.#account.isProved = true;
    return ok(undefined);
  }
}

describe('the password, asked for again', () => {
  let account: Strict;
  let passkey: HerPasskey;
  let proof: ProofPresenter;
  const begin = async () => {
    const acting = proof.proving(() => account.act());
    await setImmediate();
    return { acting };
  };

  beforeEach(() => {
    account = new Strict();
    passkey = new HerPasskey(account);
    proof = new ProofPresenter(account, { password: account, passkey }, new MemoryReporter());
  });

  it('is not asked for where it is not needed', async () => {
    account.isProved = true;
    const { acting } = await begin();
    expect(proof.state).toEqual({ step: 'not-asked' });
    expect(await acting).toEqual({ ok: true, value: 'done' });
  });

  it('lets her go on with what she wanted', async () => {
    const { acting } = await begin();
    expect(proof.state).toEqual({ step: 'asking', error: undefined });
    await proof.give('Wrong-2026!');
    expect(proof.state).toEqual({ step: 'asking', error: { kind: 'wrong-password' } });
    await proof.give(PASSWORD);
    expect(await acting).toEqual({ ok: true, value: 'done' });
    expect(proof.state).toEqual({ step: 'not-asked' });
    expect(account.done).toBe(1);
  });

  it('may be kept to herself, and nothing is done', async () => {
    const { acting } = await begin();
    proof.leave();
    expect(await acting).toBeUndefined();
    expect(proof.state).toEqual({ step: 'not-asked' });
    expect(account.done).toBe(0);
  });

  it('can be given once more when there was no network', async () => {
    const { acting } = await begin();
    account.isOffline = true;
    await proof.give(PASSWORD);
    expect(proof.state).toEqual({ step: 'asking', error: { kind: 'offline' } });
    account.isOffline = false;
    await proof.give(PASSWORD);
    expect(await acting).toMatchObject({ ok: true });
  });

  it('is not asked of a learner who has none', async () => {
    account.learner = { ...guest, isGuest: false };
    const { acting } = await begin();
    expect(proof.state).toEqual({ step: 'no-password' });
    proof.leave();
    expect(await acting).toBeUndefined();
  });

  it('may be a passkey instead, also where she has no password', async () => {
    account.learner = { ...guest, isGuest: false };
    passkey.has = true;
    const { acting } = await begin();
    expect(proof.state).toEqual({ step: 'asking', error: undefined });
    expect(proof.ways).toEqual({ password: false, passkey: true });
    passkey.isRefusing = true;
    await proof.givePasskey();
    expect(proof.state).toEqual({ step: 'asking', error: undefined });
    passkey.isRefusing = false;
    await proof.givePasskey();
    expect(await acting).toEqual({ ok: true, value: 'done' });
  });

  it('asks for a code where she wants to be asked for one', async () => {
    account.wantsCode = true;
    const { acting } = await begin();
    expect(proof.needsCode).toBe(false);
    await proof.give(PASSWORD);
    expect(proof.state).toEqual({ step: 'asking', error: undefined });
    expect(proof.needsCode).toBe(true);
    await proof.give(PASSWORD, '000000');
    expect(proof.state).toEqual({ step: 'asking', error: { kind: 'wrong-code' } });
    await proof.give(PASSWORD, CODE);
    expect(await acting).toEqual({ ok: true, value: 'done' });
  });

  it('hands on whatever else is refused', async () => {
    const refused = fail({ kind: 'email-taken' } as const);
    expect(await proof.proving(async () => refused)).toEqual(refused);
    expect(proof.state).toEqual({ step: 'not-asked' });
  });
});
