// Starts a PostgreSQL server for the repository contracts, as a user that is not root, and takes it away again.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder } from './postgres.mjs';

export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  const programs = postgresFolder();
  if (programs === undefined) {
    console.warn('No PostgreSQL here: the repository contracts run on PGlite only.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'oz-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, stdio: 'ignore' as const, ...user };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'oz', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'],
    options,
  );
  const url = `postgres://oz@127.0.0.1:${port}/postgres`;
  await answers(url);
  process.env['OZ_TEST_POSTGRES'] = url;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user `nobody`. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = execFileSync('getent', ['passwd', 'nobody'], { encoding: 'utf8' }).split(
    ':',
  );
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(),
      );
    });
  });
}

async function answers(url: string): Promise<void> {
  const { Client } = await import('pg');
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => {});
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
