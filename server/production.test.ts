import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { refusalLine } from './start-refusal.ts';

describe('production', () => {
  const SAFE = {
    NODE_ENV: 'production',
    OZ_PUBLIC_URL: 'https://oz.example',
    OZ_TRUST_PROXY: 'loopback',
    OZ_SMTP_URL: 'smtps://oz:secret@mail.oz.example',
    OZ_MAIL_FROM: 'hello@oz.example',
    DATABASE_URL: 'postgres://oz@db.oz.example/oz?sslmode=verify-full',
    OZ_BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range',
    OZ_SECRET: 'tS8s0m5vKJ2q9wXbL7cRyE4uHnA1dGfZ',
  };

  const STRIPE = {
    OZ_CONTRACT: 'required',
    OZ_STRIPE_KEY: 'sk_live_1234567890',
    OZ_STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  };

  it.each([
    ['all that is asked for', {}],
    ['contracts that are paid for', STRIPE],
    ['its own mode', { NODE_ENV: '', OZ_MODE: 'production' }],
    [
      'an embedded database and a secret of its own',
      { DATABASE_URL: undefined, OZ_SECRET: undefined },
    ],
    ['a database on this machine', { DATABASE_URL: 'postgres://oz@127.0.0.1/oz' }],
    ['a socket', { DATABASE_URL: 'postgres:///oz?host=/run/postgresql&user=oz' }],
    ['SMTP that must become TLS', { OZ_SMTP_URL: 'smtp://mail.oz.example?requireTLS=true' }],
    ['a teacher on this machine', { OZ_TEACHER_URL: 'http://127.0.0.1:8000/v1' }],
    ['a recogniser over TLS', { OZ_TRANSCRIPTION_URL: 'https://api.example.com/v1' }],
    ['no list of stolen passwords', { OZ_BREACHED_PASSWORDS_URL: 'off' }],
    [
      'a list of them on this machine',
      { OZ_BREACHED_PASSWORDS_URL: 'http://127.0.0.1:8080/range/' },
    ],
    ['a mail server on this machine', { OZ_SMTP_URL: 'smtp://localhost:25' }],
  ])('starts in production with %s', (_, env) => {
    expect(readConfig({ ...SAFE, ...env })).toMatchObject({
      isProduction: true,
      hasDemoLearner: false,
      web: { needsTls: true },
    });
  });

  const UNSAFE: readonly [string, Record<string, string | undefined>][] = [
    ['OZ_DEMO=0', { OZ_DEMO: '1' }],
    ['OZ_PUBLIC_URL=https://', { OZ_PUBLIC_URL: undefined }],
    ['OZ_PUBLIC_URL=https://', { OZ_PUBLIC_URL: 'http://oz.example' }],
    ['OZ_TRUST_PROXY', { OZ_TRUST_PROXY: undefined }],
    ['OZ_SMTP_URL and OZ_MAIL_FROM', { OZ_SMTP_URL: undefined, OZ_MAIL_FROM: undefined }],
    ['OZ_SMTP_URL=smtps://', { OZ_SMTP_URL: 'smtp://mail.oz.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://oz@db.oz.example/oz' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://oz@db.oz.example/oz?sslmode=prefer' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://oz@127.0.0.1/oz?host=db.oz.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://oz@db.oz.example/oz?sslmode=require' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://oz@db.oz.example/oz?sslmode=verify-ca' }],
    ['OZ_MIGRATIONS_URL', { OZ_MIGRATIONS_URL: 'postgres://owner@db.oz.example/oz' }],
    ['OZ_TRANSCRIPTION_URL=https://', { OZ_TRANSCRIPTION_URL: 'http://10.0.0.7:8000/v1' }],
    ['OZ_TEACHER_URL=https://', { OZ_TEACHER_URL: 'http://llm.oz.example/v1' }],
    ['OZ_SECRET', { OZ_SECRET: 'secretsecretsecretsecretsecretsecret' }],
    ['OZ_BREACHED_PASSWORDS_URL=https://', { OZ_BREACHED_PASSWORDS_URL: undefined }],
    [
      'OZ_BREACHED_PASSWORDS_URL=https://',
      { OZ_BREACHED_PASSWORDS_URL: 'http://list.oz.example/range' },
    ],
    ['OZ_LIMITS=on', { OZ_LIMITS: 'off' }],
    ['OZ_STRIPE_KEY', { OZ_CONTRACT: 'required' }],
    ['OZ_STRIPE_KEY', { ...STRIPE, OZ_STRIPE_KEY: 'sk_test_1234567890' }],
    ['OZ_STRIPE_URL=https://', { ...STRIPE, OZ_STRIPE_URL: 'http://stripe.oz.example' }],
  ];

  it.each(UNSAFE)('refuses to start in production, and asks for %s: %o', (remedy, env) => {
    const config = readConfig({ ...SAFE, ...env });
    if (!('kind' in config)) throw new Error('It would start');
    expect(config.kind).toBe('unsafe-in-production');
    const line = refusalLine(config);
    expect(line).toContain(remedy);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('mail.oz.example');
    // What is no production may do all of it.
    expect(readConfig({ ...SAFE, ...env, OZ_MODE: 'development' })).not.toHaveProperty('kind');
  });
});
