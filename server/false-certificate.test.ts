// Why: a server in the middle has a certificate of its own, and must get nothing.
import { once } from 'node:events';
import { createServer as createHttps } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { falseCertificate } from './false-certificate.fixture.ts';
import { postChat } from './language-model/chat-endpoint.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { askCloud } from './speech/cloud-request.ts';

const certificate = falseCertificate();
const SELF_SIGNED = 'DEPTH_ZERO_SELF_SIGNED_CERT';
const mail = {
  id: 'm-1',
  to: 'yui@oz.example',
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
};
let got: string[] = [];
const opened: { close(done: () => void): unknown }[] = [];

const listen = async (server: Pick<Server, 'listen' | 'address' | 'once' | 'close'>) => {
  server.listen(0, '127.0.0.1');
  await once(server as Server, 'listening');
  opened.push(server);
  return (server.address() as AddressInfo).port; // a TCP server that listens has one
};
const mailServer = (secure: boolean) => {
  const server = new SMTPServer({
    ...certificate,
    secure,
    authOptional: true,
    onMailFrom: (_, __, done) => {
      got.push('a sender');
      done();
    },
  });
  server.on('error', () => undefined);
  return listen(server.server);
};
const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return codeOf(error.cause) ?? ('code' in error ? error.code : undefined);
};
const refusedBy = (trying: Promise<unknown>) => trying.then(() => 'taken', codeOf);

let cloud: string;

beforeAll(async () => {
  const server = createHttps(certificate, (_, response) => {
    got.push('a request');
    response.end('{}');
  });
  cloud = `https://127.0.0.1:${await listen(server)}/v1`;
});

afterAll(() => Promise.all(opened.map((one) => new Promise<void>((done) => one.close(done)))));

it('a cloud with a false certificate hears nothing', async () => {
  got = [];
  const form = new FormData();
  form.append('file', new Blob(['a voice']));
  const signal = new AbortController().signal;
  const asked = { url: cloud, headers: {}, form, deadlineMs: 5_000, pauseMs: 0, signal };
  expect(await askCloud(asked)).toMatchObject({ trouble: { kind: 'unreachable' } });
  const endpoint = { url: cloud, key: 'a-key', model: 'm' };
  const request = { messages: [], temperature: 0, max_tokens: 1, stream: false };
  expect(await refusedBy(postChat(endpoint, request, signal))).toBe(SELF_SIGNED);
  expect(got).toEqual([]);
});

it.each([
  ['from the first byte', true, (port: number) => `smtps://127.0.0.1:${port}`],
  ['after STARTTLS', false, (port: number) => `smtp://127.0.0.1:${port}?requireTLS=true`],
])('a mail server with a false certificate gets no mail: %s', async (_, secure, urlOf) => {
  got = [];
  const smtpUrl = urlOf(await mailServer(secure));
  const mailer = new SmtpMailer({ smtpUrl, from: 'Oz <hello@oz.example>' });
  const refused = mailer.send(mail).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  expect(await refused).toMatch(/self-signed certificate/);
  mailer.close();
  expect(got).toEqual([]);
});

it('a database with a false certificate is told nothing', async () => {
  got = [];
  const server = createServer((socket) => {
    // What a client of PostgreSQL says first asks for TLS.
    socket.once('data', () => {
      socket.write('S');
      const tls = new TLSSocket(socket, { ...certificate, isServer: true });
      tls.on('error', () => socket.destroy());
      tls.on('data', () => {
        got.push('a login');
        socket.destroy();
      });
    });
    socket.on('error', () => undefined);
  });
  const url = `postgres://oz:secret@localhost:${await listen(server)}/oz?sslmode=verify-full`;
  const { db } = await openDatabase({ kind: 'server', url });
  expect(await refusedBy(sql`select 1`.execute(db))).toBe(SELF_SIGNED);
  await db.destroy();
  expect(got).toEqual([]);
});
