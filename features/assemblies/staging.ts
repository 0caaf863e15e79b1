import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/set-up/app-build.mjs';
import { startServer } from '../../server/start-server.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Staging {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A running Oz to test against: the one that was named, or a fresh one of our own. */
export async function staging(url: string | undefined, withApp: boolean): Promise<Staging> {
  if (url !== undefined) {
    await answers(url);
    return { url: url.replace(/\/+$/, ''), close: async () => {} };
  }
  if (withApp) await ensureBuilt(ROOT);
  const dataFolder = mkdtempSync(join(tmpdir(), 'oz-staging-'));
  const started = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      dataFolder,
      modelFolder: join(ROOT, '.cache/models'),
      database: { kind: 'embedded', folder: join(dataFolder, 'database') },
      secret: undefined,
      hasDemoLearner: false,
      isMaintenance: false,
      voices: 'on-demand',
      logLevel: 'warn',
    },
    {
      appFolder: withApp ? join(ROOT, 'dist/web') : undefined,
      say: () => {},
      voiceFolder: join(ROOT, '.cache/voices'),
    },
  );
  if (!started.ok) throw new Error(`No Oz could be started: ${JSON.stringify(started.error)}`);
  const running = started.value;
  while (running.hearing() < 1) await setTimeout(100);
  return {
    url: running.url,
    close: async () => {
      await running.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const info = await fetch(new URL('/api/v1/system_info', url)).catch(() => undefined);
  if (!info?.ok) throw new Error(`No Oz answers at ${url}`);
}
