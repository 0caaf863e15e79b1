import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { fail } from '../../core/shared/result.ts';
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

  it('says when somebody else has the email by now', async () => {
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
