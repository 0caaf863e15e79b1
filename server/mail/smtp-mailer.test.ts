import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { mailerContract, type ArrivedMail } from './mailer.contract.ts';
import { SmtpMailer } from './smtp-mailer.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server that takes everything, or refuses what `answer` throws. */
async function mailServer(answer: () => void = () => undefined) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const source = await text(stream);
        answer();
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      };
      callbackify(take)(done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
  const mailer = new SmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Oz <hello@oz.example>',
  });
  const close = async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return { mailer, received, close };
}

const word = (encoded: string): string =>
  encoded.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, how: string, value: string) =>
    how.toUpperCase() === 'B' ? Buffer.from(value, 'base64').toString() : quoted(value, true),
  );

const quoted = (value: string, isHeader = false): string => {
  const plain = (isHeader ? value.replaceAll('_', ' ') : value).replaceAll(/=\r\n/g, '');
  const bytes = plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
};

function arrived({ to, source }: Received): ArrivedMail {
  const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const part = (type: string) => {
    const found = new RegExp(
      `Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)\r\n\r\n([^]*?)\r\n--`,
      'i',
    ).exec(source);
    const [, encoding = '', body = ''] = found ?? [];
    return encoding === 'base64' ? Buffer.from(body, 'base64').toString() : quoted(body);
  };
  return {
    id: /<(.*)@oz\.example>/.exec(header('Message-ID'))?.[1] ?? '',
    to: to.join(),
    subject: word(header('Subject')),
    text: part('text/plain').replaceAll('\r\n', '\n').trimEnd(),
    html: part('text/html').trimEnd(),
  };
}

mailerContract('SmtpMailer', async () => {
  const { mailer, received, close } = await mailServer();
  return { mailer, arrived: async () => received.map(arrived), close };
});

const mail = { id: 'm-1', to: 'yui@oz.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' };

it('a mail comes from the address that was set, and says that it was sent automatically', async () => {
  const { mailer, received, close } = await mailServer();
  await mailer.send(mail);
  expect(received[0]?.from).toBe('hello@oz.example');
  expect(received[0]?.source).toMatch(/^From: Oz <hello@oz\.example>$/m);
  expect(received[0]?.source).toMatch(/^Auto-Submitted: auto-generated$/m);
  await close();
});

it.each(['yui@oz.example,ken@oz.example', 'yui@oz.example\r\nBcc: ken@oz.example'])(
  'an address never becomes two mailboxes or a header: %s',
  async (to) => {
    const { mailer, received, close } = await mailServer();
    await mailer.send({ ...mail, to }).catch(() => undefined);
    expect(received.flatMap((one) => one.to)).not.toContain('ken@oz.example');
    expect(received.map(({ source }) => source).join()).not.toMatch(/^Bcc:/m);
    await close();
  },
);

it('what the mail server does not take is thrown, so that it is tried again', async () => {
  const { mailer, close } = await mailServer(() => {
    throw Object.assign(new Error('Try again later'), { responseCode: 451 });
  });
  await expect(mailer.send(mail)).rejects.toThrow(/451/);
  await close();
});

it('a mail server that is not there is thrown, too', async () => {
  const mailer = new SmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@oz.example' });
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});
