import { expect, it } from 'vitest';
import { readConfig } from '../read-config.ts';
import { destinationsOf } from './destinations.ts';

const destinations = (env: Readonly<Record<string, string>>) => {
  const config = readConfig(env);
  if ('kind' in config) throw new Error(JSON.stringify(config));
  return destinationsOf(config);
};
const usual = await destinations({});
const added = async (env: Readonly<Record<string, string>>) =>
  (await destinations(env)).filter((one) => !usual.includes(one));

it('without settings there are the push services of browsers alone', () => {
  expect(usual).toContain('fcm.googleapis.com:443');
  expect(usual).toContain('*.web.push.apple.com:443');
  expect(usual.every((one) => /^(\*\.)?[a-z.]+:443$/.test(one))).toBe(true);
});

it.each([
  [{ DATABASE_URL: 'postgres://oz@db.example.com/oz' }, 'db.example.com:5432'],
  [{ DATABASE_URL: 'postgres://oz@[2001:db8::1]:6432/oz' }, '2001:db8::1:6432'],
  [{ DATABASE_URL: 'postgres:///oz?host=/var/run' }, '/var/run/.s.PGSQL.5432'],
  [
    { OZ_SMTP_URL: 'smtps://mail.example.com', OZ_MAIL_FROM: 'a@b.example' },
    'mail.example.com:465',
  ],
  [{ OZ_SMTP_URL: 'smtp://mail.example.com', OZ_MAIL_FROM: 'a@b.example' }, 'mail.example.com:587'],
  [{ OZ_TRANSCRIPTION_URL: 'https://api.example.com/v1' }, 'api.example.com:443'],
  [{ OZ_TEACHER_URL: 'http://[::1]:11434/v1' }, '::1:11434'],
  [{ OZ_NOTICE_URL: 'http://hooks.example.com/x' }, 'hooks.example.com:80'],
  [{ OZ_SECURITY_RECORD_URL: 'https://siem.example.com/oz' }, 'siem.example.com:443'],
  [{ OZ_BREACHED_PASSWORDS_URL: 'https://list.example.com/range' }, 'list.example.com:443'],
  [{ OZ_CONNECTS_TO: 'otel.example.com:4318' }, 'otel.example.com:4318'],
  [{ OZ_CONNECTS_TO: 'proxy.example.com' }, 'proxy.example.com:443'],
])('%o adds %s, and no more', async (env, destination) => {
  expect(await added(env)).toEqual([destination]);
});

it('LINE and Stripe are added where they are used', async () => {
  expect(await added({ OZ_LINE_TOKEN: 'token', OZ_LINE_TO: 'room' })).toEqual(['api.line.me:443']);
  const stripe = { OZ_STRIPE_KEY: 'sk_live_1', OZ_STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };
  expect(await added({ OZ_CONTRACT: 'required', ...stripe })).toEqual(['api.stripe.com:443']);
});

it('push hosts of the operator are added with their ports', async () => {
  expect(await added({ OZ_PUSH_HOSTS: 'push.example.com, localhost:9999' })).toEqual([
    'push.example.com:443',
    'push.example.com:80',
    'localhost:9999',
  ]);
});

it('what is no host is told as a setting that can not be read', () => {
  expect(readConfig({ OZ_CONNECTS_TO: 'https://otel.example.com' })).toEqual({
    kind: 'setting-unreadable',
    name: 'OZ_CONNECTS_TO',
  });
});
