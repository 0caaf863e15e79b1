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

  it('reads where learners find it, and whom it believes', () => {
    expect(
      readConfig({
        OZ_PUBLIC_URL: 'https://oz.example/',
        OZ_ALLOWED_ORIGINS: 'https://app.oz.example, capacitor://localhost',
        OZ_TRUST_PROXY: 'loopback,10.0.0.0/8,2001:db8::1',
        OZ_LIMITS: 'off',
        OZ_FIRST_PASSES: '16',
      }),
    ).toMatchObject({
      hasLimits: false,
      firstPasses: 16,
      web: {
        publicUrl: 'https://oz.example',
        allowedOrigins: ['https://app.oz.example', 'capacitor://localhost'],
        trustProxy: 'loopback,10.0.0.0/8,2001:db8::1',
      },
    });
  });

  it('reads who sends its mail, and knows the app of the App Store', () => {
    expect(
      readConfig({
        OZ_SMTP_URL: 'smtps://oz:secret@mail.oz.example',
        OZ_MAIL_FROM: 'Oz <hello@oz.example>',
        OZ_APPLE_BUNDLE: 'example.oz',
        OZ_APPLE_ROOTS: '/etc/oz/apple',
        OZ_APPLE_APP_ID: '1234567890',
        OZ_APPLE_TEAM: 'TEAM123456',
      }),
    ).toMatchObject({
      mail: { smtpUrl: 'smtps://oz:secret@mail.oz.example', from: 'Oz <hello@oz.example>' },
      apple: {
        bundleId: 'example.oz',
        rootsFolder: '/etc/oz/apple',
        environment: 'Production',
        appId: 1_234_567_890,
        attest: { appId: 'TEAM123456.example.oz', environment: 'Production' },
      },
    });
  });

  it('reads where notices go', () => {
    expect(readConfig({})).toMatchObject({ notices: { webhook: undefined, line: undefined } });
    expect(
      readConfig({ OZ_NOTICE_URL: 'https://hooks.oz.example/1', OZ_LINE_TOKEN: 'token' }),
    ).toMatchObject({
      notices: {
        webhook: { url: 'https://hooks.oz.example/1', secret: undefined },
        line: { token: 'token', to: undefined, url: 'https://api.line.me' },
      },
    });
  });

  it.each(['https://logs.oz.example/oz?stream=1', 'http://127.0.0.1:4318/'])(
    'reads where the security record is forwarded to: %s',
    (url) => {
      expect(readConfig({})).toMatchObject({ forwarding: undefined });
      expect(readConfig({ OZ_SECURITY_RECORD_URL: url })).toMatchObject({
        forwarding: { url, token: undefined },
      });
    },
  );

  it('reads what the app asks for', () => {
    expect(
      readConfig({
        OZ_FORM_INQUIRY_FORM: 'https://forms.oz.example/1',
        OZ_SUPPORT_EMAIL: 'help@oz.example',
        OZ_SENTRY_DSN: 'https://key@errors.oz.example/7',
        OZ_ANALYTICS_URL: 'https://count.oz.example/events?site=7',
      }),
    ).toMatchObject({
      app: {
        forms: { inquiry_form: 'https://forms.oz.example/1', cancel: null },
        supportEmail: 'help@oz.example',
        errorReportingDsn: 'https://key@errors.oz.example/7',
        analyticsUrl: 'https://count.oz.example/events?site=7',
      },
    });
  });

  it('lets events be counted at a path of its own', () => {
    const config = readConfig({ OZ_ANALYTICS_URL: '/count/events' });
    expect(config).toMatchObject({ app: { analyticsUrl: '/count/events' } });
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

  const APPLE = { OZ_APPLE_BUNDLE: 'example.oz', OZ_APPLE_ROOTS: 'roots', OZ_APPLE_APP_ID: '1' };
  const SMTP = 'smtp://mail.oz.example';

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
    ['OZ_PUBLIC_URL', { OZ_PUBLIC_URL: 'oz.example' }],
    ['OZ_PUBLIC_URL', { OZ_PUBLIC_URL: 'https://oz.example/app' }],
    ['OZ_ALLOWED_ORIGINS', { OZ_ALLOWED_ORIGINS: '*' }],
    ['OZ_ALLOWED_ORIGINS', { OZ_ALLOWED_ORIGINS: 'https://*.oz.example' }],
    ['OZ_TRUST_PROXY', { OZ_TRUST_PROXY: '1' }],
    ['OZ_TRUST_PROXY', { OZ_TRUST_PROXY: 'true' }],
    ['OZ_SMTP_URL', { OZ_SMTP_URL: 'mail.oz.example', OZ_MAIL_FROM: 'hello@oz.example' }],
    ['OZ_SMTP_URL', { OZ_MAIL_FROM: 'hello@oz.example' }],
    ['OZ_MAIL_FROM', { OZ_SMTP_URL: SMTP }],
    ['OZ_MAIL_FROM', { OZ_SMTP_URL: SMTP, OZ_MAIL_FROM: 'Oz' }],
    ['OZ_APPLE_BUNDLE', { ...APPLE, OZ_APPLE_BUNDLE: '' }],
    ['OZ_APPLE_ROOTS', { ...APPLE, OZ_APPLE_ROOTS: '' }],
    ['OZ_APPLE_APP_ID', { ...APPLE, OZ_APPLE_APP_ID: '' }],
    ['OZ_APPLE_ENVIRONMENT', { ...APPLE, OZ_APPLE_ENVIRONMENT: 'Xcode' }],
    ['OZ_APPLE_TEAM', { ...APPLE, OZ_APPLE_TEAM: 'team' }],
    ['OZ_APPLE_ATTEST_ROOT', { ...APPLE, OZ_APPLE_ATTEST_ROOT: 'package.json' }],
    ['OZ_FORM_CANCEL', { OZ_FORM_CANCEL: 'javascript:alert(1)' }],
    ['OZ_NOTICE_URL', { OZ_NOTICE_URL: 'hooks.oz.example' }],
    ['OZ_NOTICE_SECRET', { OZ_NOTICE_URL: 'https://hooks.oz.example', OZ_NOTICE_SECRET: 'short' }],
    ['OZ_LINE_TOKEN', { OZ_LINE_TO: 'C1' }],
    ['OZ_LINE_TO', { OZ_LINE_TOKEN: 'token' }],
    ['OZ_LINE_URL', { OZ_LINE_TOKEN: 'token', OZ_LINE_TO: 'C1', OZ_LINE_URL: 'line' }],
    ['OZ_SECURITY_RECORD_URL', { OZ_SECURITY_RECORD_URL: 'logs.oz.example' }],
    ['OZ_SECURITY_RECORD_URL', { OZ_SECURITY_RECORD_URL: 'http://logs.oz.example/' }],
    ['OZ_SECURITY_RECORD_URL', { OZ_SECURITY_RECORD_URL: 'https://key@logs.oz.example/' }],
    ['OZ_SECURITY_RECORD_URL', { OZ_SECURITY_RECORD_TOKEN: 'for-nothing' }],
    [
      'OZ_SECURITY_RECORD_TOKEN',
      { OZ_SECURITY_RECORD_URL: 'https://logs.oz.example/', OZ_SECURITY_RECORD_TOKEN: 'a b' },
    ],
    ['OZ_SUPPORT_EMAIL', { OZ_SUPPORT_EMAIL: 'help' }],
    ['OZ_SENTRY_DSN', { OZ_SENTRY_DSN: 'errors.oz.example' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: 'http://count.oz.example/events' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: 'count.oz.example' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: '//count.oz.example' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: '/\\count.oz.example' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: 'https://key@count.oz.example' }],
    ['OZ_ANALYTICS_URL', { OZ_ANALYTICS_URL: 'javascript:alert(1)' }],
  ])('refuses %s in %o', (name, env) => {
    expect(readConfig(env)).toEqual({ kind: 'setting-unreadable', name });
  });
});
