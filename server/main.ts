import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './read-config.ts';
import { safeFacts } from './logging/safe-facts.ts';
import { destinationsOf } from './outgoing/destinations.ts';
import { guardConnections } from './outgoing/guard-connections.ts';
import { refusalLine, type StartRefusal } from './start-refusal.ts';
import { startServer } from './start-server.ts';

// An error that no code caught ends the process, and its message may be anything: it is written by the same rules as the log.
process.on('uncaughtException', (error) => {
  console.error(JSON.stringify(safeFacts(error)));
  process.exit(1);
});

const config = readConfig(process.env);
if ('kind' in config) giveUp(config);
guardConnections(await destinationsOf(config), (refused) => {
  console.error(`Oz did not connect to ${refused}: no setting names it; see OZ_CONNECTS_TO.`);
});
const appFolder = join(import.meta.dirname, '../dist/web');
// A signal may come in the moment in which the server says that it is ready.
const starting = startServer(config, {
  appFolder: existsSync(join(appFolder, 'index.html')) ? appFolder : undefined,
  say: (line) => console.log(line),
});
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop();
  });
}
const started = await starting;
if (!started.ok) giveUp(started.error);

async function stop(): Promise<void> {
  const running = await starting;
  if (running.ok) await running.value.close();
  process.exit(0);
}

function giveUp(refusal: StartRefusal): never {
  console.error(refusalLine(refusal));
  process.exit(1);
}
