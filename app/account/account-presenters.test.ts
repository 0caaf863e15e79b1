import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { ChangePassword } from '../../core/account/change-password.ts';
import { forgetting } from '../../core/sign-in/device-data.fixture.ts';
import { DeleteAccount } from '../../core/account/delete-account.ts';
import { RequestEmailChange } from '../../core/account/request-email-change.ts';
import type { AccountApi, PasswordChange } from '../../core/ports/account-api.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { AccountDeletionPresenter } from './account-deletion-presenter.ts';
import { AccountPresenter } from './account-presenter.ts';
import { guest, member } from './account-screen.states.ts';
import { EmailChangePresenter } from './email-change-presenter.ts';
import { PasswordChangePresenter } from './password-change-presenter.ts';
import { ProofPresenter } from './proof-presenter.ts';

const PASSWORD = 'Sakura-2026!';

/** An account whose password is known and whose mails are counted. */
class OneAccount {
  readonly mails: string[] = [];
  learner = { ...member, isEmailConfirmed: false };
  isOffline = false;
  isDeleted = false;

  async me() {
    return this.isOffline ? fail({ kind: 'offline' } as const) : ok(this.learner);
  }

  async requestRegisterEmail(email: string) {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    this.mails.push(email);
    return ok(undefined);
  }

  async requestEmailChange(email: string) {
    if (email === 'ken@oz.example') return fail({ kind: 'email-taken' } as const);
    return this.requestRegisterEmail(email);
  }

  async changePassword({ current }: PasswordChange) {
    return current === PASSWORD ? ok(undefined) : fail({ kind: 'wrong-password' } as const);
  }

  async deleteAccount() {
    if (this.isOffline) return fail({ kind: 'offline' } as const);
    this.isDeleted = true;
    return ok(undefined);
  }
}

const noProof = {
  password: { execute: async () => fail({ kind: 'wrong-password' } as const) },
  passkey: {
    isPossible: async () => false,
    execute: async () => fail({ kind: 'passkey-refused' } as const),
  },
};

let account: OneAccount;
let api: AccountApi;
let reporter: MemoryReporter;
let proof: ProofPresenter;

beforeEach(() => {
  account = new OneAccount();
  api = account as Partial<AccountApi> as AccountApi; // these presenters ask for nothing else
  reporter = new MemoryReporter();
  proof = new ProofPresenter(api, noProof, reporter);
});

describe('the account', () => {
  let view: AccountPresenter;

  beforeEach(() => {
    view = new AccountPresenter(api, proof, reporter);
  });

  it('shows who she is', async () => {
    expect(view.state).toEqual({ step: 'loading' });
    await view.load();
    expect(view.state).toMatchObject({ step: 'shown', learner: account.learner });
  });

  it('sends the link again, once for many taps', async () => {
    await view.load();
    await Promise.all([view.sendLinkAgain('ja'), view.sendLinkAgain('ja')]);
    expect(account.mails).toEqual([member.email]);
    expect(view.state).toMatchObject({ step: 'shown', link: { step: 'sent' } });
  });

  it('says when the link could not be sent', async () => {
    await view.load();
    account.isOffline = true;
    await view.sendLinkAgain('ja');
    expect(view.state).toMatchObject({ link: { step: 'refused', error: { kind: 'offline' } } });
  });

  it('sends a guest no link', async () => {
    account.learner = guest;
    await view.load();
    await view.sendLinkAgain('ja');
    expect(account.mails).toEqual([]);
  });

  it('can be loaded again', async () => {
    account.isOffline = true;
    await view.load();
    expect(view.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    account.isOffline = false;
    await view.load();
    expect(view.state.step).toBe('shown');
  });
});

describe('the change of the email', () => {
  it.each([
    ['yui', 'email-malformed'],
    ['ken@oz.example', 'email-taken'],
  ])('refuses %s: %s, and asks again', async (email, kind) => {
    const change = new EmailChangePresenter(new RequestEmailChange(api), proof, reporter);
    await change.send(email, 'ja');
    expect(change.state).toEqual({ step: 'filling', error: { kind } });
    await change.send(' yui@oz.example ', 'ja');
    expect(change.state).toEqual({ step: 'link-sent', email: 'yui@oz.example' });
    expect(account.mails).toEqual(['yui@oz.example']);
  });
});

describe('the change of the password', () => {
  it.each([
    [{ current: 'wrong', next: 'Momiji-2026!' }, 'wrong-password'],
    [{ current: PASSWORD, next: 'momiji' }, 'weak-password'],
  ])('refuses %o: %s, and asks again', async (given, kind) => {
    const change = new PasswordChangePresenter(new ChangePassword(api), reporter);
    await change.change(given);
    expect(change.state).toEqual({ step: 'filling', error: { kind } });
    await change.change({ current: PASSWORD, next: 'Momiji-2026!' });
    expect(change.state).toEqual({ step: 'changed' });
  });
});

describe('the deletion of the account', () => {
  let store: MemorySessionStore;
  let deletion: AccountDeletionPresenter;

  beforeEach(() => {
    store = new MemorySessionStore();
    store.save({ accessToken: 'hers', refreshToken: 'hers again' });
    deletion = new AccountDeletionPresenter(
      new DeleteAccount(api, store, forgetting().forget),
      proof,
      reporter,
    );
  });

  it('is asked twice', async () => {
    await deletion.confirm();
    expect(account.isDeleted).toBe(false);
    deletion.ask();
    deletion.keep();
    await deletion.confirm();
    expect(account.isDeleted).toBe(false);
    expect(deletion.state).toEqual({ step: 'explaining', error: undefined });
  });

  it('forgets her here, too', async () => {
    deletion.ask();
    await deletion.confirm();
    expect(deletion.state).toEqual({ step: 'deleted' });
    expect(account.isDeleted).toBe(true);
    expect(store.load()).toBeUndefined();
  });

  it('leaves everything as it was without a network', async () => {
    account.isOffline = true;
    deletion.ask();
    await deletion.confirm();
    expect(deletion.state).toEqual({ step: 'explaining', error: { kind: 'offline' } });
    expect(store.load()).toBeDefined();
  });
});
