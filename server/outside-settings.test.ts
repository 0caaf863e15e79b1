import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const APPLE = { OZ_APPLE_BUNDLE: 'example.oz', OZ_APPLE_ROOTS: 'roots', OZ_APPLE_APP_ID: '1' };
const SMTP = 'smtp://mail.oz.example';

describe('readConfig', () => {
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

  it.each([
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
