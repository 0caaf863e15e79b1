import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layEmptyCluster } from './database/empty-cluster.ts';
import { OutboxReader } from './mail/outbox-reader.fixture.ts';
import { startNoticeReceiver } from './notices/notice-receiver.fixture.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
/** The same for all, and some seconds to make. */
const MODELS = join(import.meta.dirname, '../.cache/models');

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

let folder: string;
let children: ChildProcess[];
let seenMails: number;

beforeEach(async () => {
  seenMails = 0;
  folder = mkdtempSync(join(tmpdir(), 'oz-start-'));
  children = [];
  await layEmptyCluster(join(folder, 'data/database'));
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      OZ_DATA: join(folder, 'data'),
      OZ_VOICES: 'on-demand',
      OZ_MODELS: MODELS,
      OZ_FIRST_PASSES: '1',
      ...env,
    },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  return { child, output: () => output };
}

async function ready({ child, output }: Started): Promise<string> {
  for (;;) {
    const [, url] = /Oz is ready at (\S+)/.exec(output()) ?? [];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function refusalOf({ child, output }: Started): Promise<string> {
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output().trim().split('\n')).toHaveLength(1);
  return output();
}

it('starts with nothing, stops cleanly, and starts again on the same folder', async () => {
  rmSync(join(folder, 'data'), { recursive: true });
  const first = start();
  await ready(first);
  first.child.kill('SIGINT');
  expect(await once(first.child, 'exit')).toEqual([0, null]);

  const second = start();
  await ready(second);
  expect(second.output()).toContain('demo@oz.example');
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
});

it('keeps no demo learner for visitors from outside', async () => {
  chmodSync(join(folder, 'data'), 0o755);
  const first = start();
  const signIn = (url: string) =>
    call(url, '', 'POST', 'login', { email: 'demo@oz.example', password: 'Hello-Oz-2026' });
  expect((await signIn(await ready(first))).status).toBe(200);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');

  const second = start({ HOST: '0.0.0.0' });
  expect((await signIn(await ready(second))).status).toBe(404);
  expect(second.output()).not.toContain('demo@oz.example');
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
});

it('writes mails to the outbox, with links to itself, and what it could not write before it stopped after', async () => {
  const first = start();
  const url = await ready(first);
  const learner = await signUp(url);
  const link = await newestLink(outboxOf(first));
  expect(link).toMatch(new RegExp(`^${url}/ja/register_email_confirmation#token=[\\w-]{43}$`));
  const token = new URL(link).hash.replace('#token=', '');
  const confirmed = await call(url, learner, 'POST', 'v1/auth/confirm_email', { token });
  expect(await confirmed.json()).toEqual({ email: 'yui@oz.example' });
  await call(url, '', 'POST', 'v1/auth/request_password_reset', { email: 'yui@oz.example' });
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);

  const second = start();
  await ready(second);
  expect(await newestLink(outboxOf(second))).toContain('/ja/login#reset_token=');
});

it('hands the security record on to another system, and after it was killed what that had not taken', async () => {
  const receiver = await startNoticeReceiver();
  try {
    receiver.answers(...Array.from({ length: 9 }, () => 503));
    const settings = { OZ_SECURITY_RECORD_URL: receiver.url, OZ_DEMO: '0' };
    const first = start(settings);
    const url = await ready(first);
    await signUp(url);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    receiver.answers();
    await ready(start(settings));
    await expect
      .poll(() => receiver.received.map(({ body }) => body).join(''), { timeout: 30_000 })
      .toContain('"kind":"signed-in"');
  } finally {
    await receiver.close();
  }
});

function outboxOf({ output }: Started): OutboxReader {
  const [, link = ''] = /Mails wait at (\S+)/.exec(output()) ?? [];
  return new OutboxReader(link);
}

async function newestLink(outbox: OutboxReader): Promise<string> {
  for (;;) {
    const mails = await outbox.mails();
    const [, link] = /(https?:\/\/\S+)/.exec(mails[0]?.text ?? '') ?? [];
    if (link !== undefined && mails.length > seenMails) {
      seenMails = mails.length;
      return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('connects to nothing that no setting names', async () => {
  const elsewhere = await startNoticeReceiver();
  const call = `fetch('${elsewhere.url}').catch(() => {})`;
  const { child, output } = start({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`setTimeout(()=>${call},3000)`)}`,
  });
  const url = await ready({ child, output });
  await vi.waitUntil(() => output().includes('Oz did not connect'), { timeout: 20_000 });
  expect(output()).toContain(`Oz did not connect to ${new URL(elsewhere.url).host}: no setting`);
  expect(elsewhere.received).toEqual([]);
  expect((await fetch(url)).ok).toBe(true);
  await elsewhere.close();
});

it('says in one line that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusalOf(start({ PORT: String(port) }))).toContain(`port ${port} is taken`);
  other.close();
});

it('says in one line that another process has the folder, and leaves that one alone', async () => {
  const first = start();
  const url = await ready(first);
  expect(await refusalOf(start())).toContain(`in use by process ${first.child.pid}`);
  expect((await fetch(`${url}/api/v1/system_info`)).status).toBe(200);
});

it.each([
  ['a folder that can not be made', { OZ_DATA: '/dev/null/oz' }, "can't be written"],
  ['a port that is no number', { PORT: 'http' }, 'the setting PORT'],
  ['production without an address', { NODE_ENV: 'production' }, 'set OZ_PUBLIC_URL=https://'],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://oz@127.0.0.1:1/oz' },
    'DATABASE_URL',
  ],
])('says in one line what is wrong with %s', async (_, env, line) => {
  expect(await refusalOf(start(env))).toContain(line);
});

it('has every acknowledged answer after a kill -9', async () => {
  const first = start();
  const url = await ready(first);
  const learner = await signUp(url);
  const recordId = crypto.randomUUID();
  await call(url, learner, 'POST', 'v1/verbal_composition/lessons/morning-and-home/records', {
    id: recordId,
    mode: 'self',
  });
  const acknowledged: string[] = [];
  const writer = (async () => {
    for (;;) {
      const id = crypto.randomUUID();
      const response = await call(
        url,
        learner,
        'PUT',
        `v1/verbal_composition/record_details/${id}`,
        {
          record_id: recordId,
          question_id: 'morning-home-01',
          outcome: 'correct',
          answer_ms: 1000,
        },
      ).catch(() => undefined);
      if (!response?.ok) return;
      acknowledged.push(id);
      if (acknowledged.length === 50) first.child.kill('SIGKILL');
    }
  })();
  await once(first.child, 'exit');
  await writer;

  const again = await ready(start());
  const record = await call(again, learner, 'GET', `v1/verbal_composition/records/${recordId}`);
  const { details } = (await record.json()) as { details: { id: string }[] };
  const kept = new Set(details.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

async function signUp(url: string): Promise<string> {
  const credentials = { email: 'yui@oz.example', password: 'Sakura-2026!' };
  await call(url, '', 'POST', 'v1/auth/register_password', credentials);
  const session = await call(url, '', 'POST', 'login', credentials);
  const { access_token } = (await session.json()) as { access_token: string };
  return access_token;
}

const call = (url: string, token: string, method: string, path: string, body?: object) =>
  fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
