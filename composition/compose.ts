import { Container } from 'inversify';
import type { Backend } from './backend.ts';
import { coreModule } from './core-module.ts';
import type { Device } from './device.ts';
import { accountModule } from './modules/account-module.ts';
import { backendModule } from './modules/backend-module.ts';
import { deviceModule } from './modules/device-module.ts';
import { lessonModule } from './modules/lesson-module.ts';
import { outboxModule } from './modules/outbox-module.ts';
import { practiceModule } from './modules/practice-module.ts';
import { readsModule } from './modules/reads-module.ts';
import { Port } from './tokens.ts';

/** Plugs a device and a backend into the core, and refuses to start with a socket left open. */
export function compose(device: Device, backend: Backend): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    coreModule,
    accountModule(),
    lessonModule(),
    outboxModule(),
    practiceModule(),
    readsModule(),
    deviceModule(device),
    backendModule(backend),
  );
  refuseOpenSockets(container);
  return container;
}

export function refuseOpenSockets(container: Container): void {
  for (const [name, port] of Object.entries(Port)) {
    if (!container.isBound(port)) throw new Error(`No adapter is plugged into port "${name}"`);
  }
}
