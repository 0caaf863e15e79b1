import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailerContract } from './mailer.contract.ts';
import { OutboxMailer } from './outbox-mailer.ts';

const open = async (now: () => Date = () => new Date()) => {
  const folder = await mkdtemp(join(tmpdir(), 'oz-outbox-'));
  const mailer = new OutboxMailer(join(folder, 'not/there/yet'), now);
  return { mailer, close: () => rm(folder, { recursive: true }) };
};

mailerContract('OutboxMailer', async () => {
  const { mailer, close } = await open();
  return {
    mailer,
    arrived: async () =>
      (await mailer.mails()).map(({ id, to, subject, text, html }) => ({
        id,
        to,
        subject,
        text,
        html,
      })),
    close,
  };
});

it('an outbox shows the newest mail first, and nothing before the first one', async () => {
  let now = Date.UTC(2026, 10, 21);
  const { mailer, close } = await open(() => new Date(now));
  expect(await mailer.mails()).toEqual([]);
  for (const id of ['a', 'c', 'b']) {
    await mailer.send({ id, to: 'yui@oz.example', subject: id, text: '', html: '' });
    now += 1;
  }
  expect((await mailer.mails()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  await close();
});
