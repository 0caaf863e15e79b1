import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import { ok } from '../../core/shared/result.ts';
import { RequestPasswordReset } from '../../core/sign-in/request-password-reset.ts';
import { ResetPassword } from '../../core/sign-in/reset-password.ts';
import { StartSession } from '../../core/sign-in/start-session.ts';
import { LetterBox, NEW_SESSION } from './letter-box.fixture.ts';
import { PasswordResetPresenter } from './password-reset-presenter.ts';

const EMAIL = 'yui@oz.example';
const PASSWORD = 'Sakura-2026!';

describe('a forgotten password', () => {
  let links: LetterBox;
  let store: MemorySessionStore;
  let start: StartSession;
  let reporter: MemoryReporter;

  const forgotten = (token?: string) =>
    new PasswordResetPresenter(token, {
      request: new RequestPasswordReset(links),
      reset: new ResetPassword(links, start),
      reporter,
    });

  beforeEach(() => {
    links = new LetterBox();
    store = new MemorySessionStore();
    start = new StartSession({ account: { signOut: async () => ok(undefined) }, store });
    reporter = new MemoryReporter();
  });

  it('sends a link, and says to whom', async () => {
    const reset = forgotten();
    expect(reset.state).toEqual({ step: 'forgot', error: undefined });
    await reset.sendLink(` ${EMAIL} `, 'ja');
    expect(reset.state).toEqual({ step: 'link-sent', email: EMAIL });
    expect(links.asked).toEqual([EMAIL]);
  });

  it('sends another link when she asks again', async () => {
    const reset = forgotten();
    await reset.sendLink(EMAIL, 'ja');
    reset.askAgain();
    await reset.sendLink(EMAIL, 'ja');
    expect(links.asked).toEqual([EMAIL, EMAIL]);
  });

  it('asks again for an email that is none', async () => {
    const reset = forgotten();
    await reset.sendLink('yui', 'ja');
    expect(reset.state).toEqual({ step: 'forgot', error: { kind: 'email-malformed' } });
    expect(links.asked).toEqual([]);
  });

  it('is replaced by the link, and signs her in', async () => {
    const reset = forgotten('good');
    expect(reset.state).toEqual({ step: 'new-password', error: undefined });
    await reset.choose(PASSWORD);
    expect(reset.state).toEqual({ step: 'signed-in' });
    expect(store.load()).toEqual(NEW_SESSION);
  });

  it('keeps the link good while the new password is too weak, or the network away', async () => {
    const reset = forgotten('good');
    await reset.choose('sakura');
    expect(reset.state).toEqual({ step: 'new-password', error: { kind: 'weak-password' } });
    links.isOffline = true;
    await reset.choose(PASSWORD);
    expect(reset.state).toEqual({ step: 'new-password', error: { kind: 'offline' } });
    links.isOffline = false;
    await reset.choose(PASSWORD);
    expect(reset.state).toEqual({ step: 'signed-in' });
  });

  it('says that a link is used up, and offers a new one', async () => {
    await forgotten('good').choose(PASSWORD);
    const reset = forgotten('good');
    await reset.choose(PASSWORD);
    expect(reset.state).toEqual({ step: 'link-invalid' });
    reset.askAgain();
    await reset.sendLink(EMAIL, 'ja');
    expect(reset.state).toEqual({ step: 'link-sent', email: EMAIL });
  });
});
