import { describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { FindForm } from '../../core/navigation/find-form.ts';
import { FORM_NAMES } from '../../core/navigation/form-redirect.ts';
import type { AccountApi } from '../../core/ports/account-api.ts';
import type { AppConfig } from '../../core/ports/app-config.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { member } from '../account/account-screen.states.ts';
import { FormRedirectPresenter } from './form-redirect-presenter.ts';

const account = { me: async () => ok(member) } as Pick<AccountApi, 'me'> as AccountApi; // a form asks for nothing else
const forms = Object.fromEntries(
  FORM_NAMES.map((name) => [name, `https://forms.example/${name}`]),
) as Record<(typeof FORM_NAMES)[number], string>; // made from all its names

const settings: AppConfig = {
  load: async () =>
    ok({
      forms,
      supportEmail: 'help@oz.example',
      errorReportingDsn: undefined,
      analyticsUrl: undefined,
    }),
};

const redirect = (query: Readonly<Record<string, string>>, config = settings) =>
  new FormRedirectPresenter(query, new FindForm(config, account), new MemoryReporter());

describe('the way to a form', () => {
  it.each(FORM_NAMES)('leads to %s, filled with who she is', async (form) => {
    const way = redirect({ redirect: form });
    expect(way.state).toEqual({ step: 'finding' });
    await way.find();
    if (way.state.step !== 'moving') throw new Error(`It is ${way.state.step}`);
    expect(way.state.found.form).toBe(form);
    expect(way.state.found.link).toContain(
      `https://forms.example/${form}?email=hana.sato%40example.com`,
    );
  });

  it.each([{}, { redirect: 'elsewhere' }])('says that %o leads nowhere', async (query) => {
    const way = redirect(query);
    await way.find();
    expect(way.state).toEqual({ step: 'failed', error: { kind: 'unknown-redirect' } });
  });

  it('can be found again when the network was away', async () => {
    let isOffline = true;
    const way = redirect(
      { redirect: 'cancel' },
      { load: async () => (isOffline ? fail({ kind: 'offline' }) : settings.load()) },
    );
    await way.find();
    expect(way.state).toEqual({ step: 'failed', error: { kind: 'offline' } });
    isOffline = false;
    await way.find();
    expect(way.state.step).toBe('moving');
  });
});
