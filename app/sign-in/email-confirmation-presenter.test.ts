import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { EmailConfirmationPresenter } from './email-confirmation-presenter.ts';
import { LetterBox } from './letter-box.fixture.ts';

describe('the confirmation of an email', () => {
  let links: LetterBox;

  const confirmation = (token: string) =>
    new EmailConfirmationPresenter(token, links, new MemoryReporter());

  beforeEach(() => {
    links = new LetterBox();
  });

  it('names the email that is confirmed, and uses the link once', async () => {
    const opened = confirmation('good');
    expect(opened.state).toEqual({ step: 'confirming' });
    await Promise.all([opened.confirm(), opened.confirm()]);
    expect(opened.state).toEqual({ step: 'confirmed', email: 'yui@oz.example' });
  });

  it.each(['', 'old'])('says that the link "%s" is of no use', async (token) => {
    const opened = confirmation(token);
    await opened.confirm();
    expect(opened.state).toEqual({ step: 'link-invalid' });
  });

  it('can be tried again when there was no network', async () => {
    links.isOffline = true;
    const opened = confirmation('good');
    await opened.confirm();
    expect(opened.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    links.isOffline = false;
    await opened.retry();
    expect(opened.state).toEqual({ step: 'confirmed', email: 'yui@oz.example' });
  });

  it('asks for the password where she is not signed in, until it is right', async () => {
    const given: (string | undefined)[] = [];
    const confirmEmail = async (_: string, password?: string) => {
      given.push(password);
      if (password === undefined) return fail({ kind: 'password-needed' } as const);
      if (password !== 'Sakura-2026!') return fail({ kind: 'wrong-password' } as const);
      return ok('yui@oz.example');
    };
    const box = Object.assign(new LetterBox(), { confirmEmail });
    const opened = new EmailConfirmationPresenter('good', box, new MemoryReporter());
    await opened.confirm();
    expect(opened.state).toEqual({ step: 'password', isWrong: false });
    await opened.givePassword('Momiji-2026!');
    expect(opened.state).toEqual({ step: 'password', isWrong: true });
    await opened.givePassword('Sakura-2026!');
    expect(opened.state).toEqual({ step: 'confirmed', email: 'yui@oz.example' });
    expect(given).toEqual([undefined, 'Momiji-2026!', 'Sakura-2026!']);
  });

  it('says when another learner has the email by now', async () => {
    const taken = new EmailConfirmationPresenter(
      'good',
      Object.assign(new LetterBox(), {
        confirmEmail: async () => fail({ kind: 'email-taken' } as const),
      }),
      new MemoryReporter(),
    );
    await taken.confirm();
    expect(taken.state).toEqual({ step: 'failed', error: { kind: 'email-taken' } });
  });
});
