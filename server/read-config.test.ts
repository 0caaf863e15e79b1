import { describe, expect, it } from 'vitest';
import { DEFAULT_BUDGETS } from './budgets.ts';
import { readConfig } from './read-config.ts';
import { BARE_APP, BARE_WEB } from './outside-settings.ts';

const ENDPOINT = 'https://api.example.com/v1';

describe('readConfig', () => {
  it('hears with the embedded model alone unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({ transcription: undefined });
    expect(readConfig({ OZ_TRANSCRIPTION_URL: '', OZ_TRANSCRIPTION_KEY: '' })).toMatchObject({
      transcription: undefined,
    });
  });

  it('reads where answers are written down, with and without a key', () => {
    expect(readConfig({ OZ_TRANSCRIPTION_URL: ENDPOINT })).toMatchObject({
      transcription: { url: ENDPOINT, key: undefined, model: 'whisper-1' },
    });
    expect(
      readConfig({
        OZ_TRANSCRIPTION_URL: 'http://10.0.0.7:8000/v1',
        OZ_TRANSCRIPTION_KEY: 'sk-1',
        OZ_TRANSCRIPTION_MODEL: 'whisper-large-v3',
      }),
    ).toMatchObject({
      transcription: {
        url: 'http://10.0.0.7:8000/v1',
        key: 'sk-1',
        model: 'whisper-large-v3',
      },
    });
  });

  it.each([
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'api.example.com' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'ftp://example.com' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_URL: 'https://me:secret@example.com' }],
    ['OZ_BREACHED_PASSWORDS_URL', { OZ_BREACHED_PASSWORDS_URL: 'on' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_KEY: 'sk-1' }],
    ['OZ_TRANSCRIPTION_URL', { OZ_TRANSCRIPTION_MODEL: 'whisper-1' }],
    ['OZ_TRANSCRIPTION_KEY', { OZ_TRANSCRIPTION_URL: ENDPOINT, OZ_TRANSCRIPTION_KEY: 'sk 1' }],
    ['OZ_TRANSCRIPTION_MODEL', { OZ_TRANSCRIPTION_URL: ENDPOINT, OZ_TRANSCRIPTION_MODEL: 'a b' }],
  ])('refuses %s in %o', (name, env) => {
    expect(readConfig(env)).toEqual({ kind: 'setting-unreadable', name });
  });

  it('wants numbers and symbols of every password unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({ allowsPassphrases: false });
    expect(readConfig({ OZ_PASSPHRASES: '1' })).toMatchObject({ allowsPassphrases: true });
  });

  it('lets no operator bring books unless there is a token that cannot be guessed', () => {
    expect(readConfig({})).toMatchObject({ contentToken: undefined });
    expect(readConfig({ OZ_CONTENT_TOKEN: 'x'.repeat(32) })).toMatchObject({
      contentToken: 'x'.repeat(32),
    });
    for (const token of ['short', `${'x'.repeat(32)} y`])
      expect(readConfig({ OZ_CONTENT_TOKEN: token })).toEqual({
        kind: 'setting-unreadable',
        name: 'OZ_CONTENT_TOKEN',
      });
  });

  it('is an Oz without any settings, with limits', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ hasLimits: true, web: BARE_WEB, app: BARE_APP });
    expect(config).toMatchObject({ mail: undefined, apple: undefined });
  });

  it('takes the budgets it is given, and sane ones for the others', () => {
    expect(readConfig({})).toMatchObject({ budgets: DEFAULT_BUDGETS });
    expect(
      readConfig({ OZ_KEPT_MB_PER_LEARNER: '50', OZ_CLOUD_PER_DAY: '10', OZ_TEACHER_PER_DAY: '' }),
    ).toMatchObject({ budgets: { ...DEFAULT_BUDGETS, keptMegabytes: 50, cloudOfAll: 10 } });
  });

  const STRIPE = {
    OZ_CONTRACT: 'required',
    OZ_STRIPE_KEY: 'sk_live_1234567890',
    OZ_STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  };

  it.each([
    ['nothing', {}, { isNeeded: false, trialDays: 14 }],
    [
      'a contract',
      { OZ_CONTRACT: 'required', OZ_TRIAL_DAYS: '7' },
      { isNeeded: true, trialDays: 7 },
    ],
    [
      'keys',
      STRIPE,
      {
        isNeeded: true,
        trialDays: 14,
        stripe: {
          key: 'sk_live_1234567890',
          webhookSecret: 'whsec_1234567890',
          url: 'https://api.stripe.com',
        },
      },
    ],
    [
      'a stand-in',
      { ...STRIPE, OZ_STRIPE_URL: 'http://127.0.0.1:9000' },
      { stripe: { url: 'http://127.0.0.1:9000' } },
    ],
  ])('reads what contract is needed: %s', (_, env, contract) => {
    expect(readConfig(env)).toMatchObject({ contract });
  });

  it('has no provider of payments where nothing is paid for', () => {
    expect(readConfig({ OZ_CONTRACT: 'required' })).not.toHaveProperty('contract.stripe');
  });

  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ HOST: '0.0.0.0', OZ_DEMO: '1' }, true],
    [{ HOST: '127.0.0.1', OZ_DEMO: '0' }, false],
    [{ DATABASE_URL: 'postgres://127.0.0.1/oz' }, false],
  ])('has a demo learner on its own machine alone, unless asked: %o', (env, hasDemoLearner) => {
    expect(readConfig(env)).toMatchObject({ hasDemoLearner });
  });

  it.each([
    ['OZ_LIMITS', { OZ_LIMITS: 'maybe' }],
    ['OZ_MODE', { OZ_MODE: 'prod' }],
    ['OZ_MIGRATIONS_URL', { OZ_MIGRATIONS_URL: 'postgres://owner@db.oz.example/oz' }],
    ['OZ_CONTRACT', { OZ_CONTRACT: 'yes' }],
    ['OZ_CONTRACT', { ...STRIPE, OZ_CONTRACT: '' }],
    ['OZ_TRIAL_DAYS', { OZ_TRIAL_DAYS: '0' }],
    ['OZ_STRIPE_KEY', { ...STRIPE, OZ_STRIPE_KEY: '' }],
    ['OZ_STRIPE_WEBHOOK_SECRET', { ...STRIPE, OZ_STRIPE_WEBHOOK_SECRET: undefined }],
    ['OZ_STRIPE_URL', { ...STRIPE, OZ_STRIPE_URL: 'https://stripe.oz.example/v1' }],
    ['OZ_FIRST_PASSES', { OZ_FIRST_PASSES: '0' }],
    ['OZ_REQUEST_SECONDS', { OZ_REQUEST_SECONDS: '0' }],
    ['OZ_CLOUD_PER_DAY', { OZ_CLOUD_PER_DAY: 'unlimited' }],
    ['OZ_SECURITY_DAYS', { OZ_SECURITY_DAYS: '29' }],
    ['OZ_TAKES_DAYS', { OZ_TAKES_DAYS: '0' }],
    ['OZ_TAKES_DAYS', { OZ_TAKES_DAYS: 'for ever' }],
    ['OZ_UPLOAD_MB', { OZ_UPLOAD_MB: '1e12' }],
    ['OZ_FIRST_PASSES', { OZ_FIRST_PASSES: 'all' }],
  ])('refuses %s in %o', (name, env) => {
    expect(readConfig(env)).toEqual({ kind: 'setting-unreadable', name });
  });
});
