import { ContainerModule } from 'inversify';
import type { Device } from '../device.ts';
import { Port } from '../tokens.ts';

/** Plugs a device into its sockets. */
export const deviceModule = (device: Device) =>
  new ContainerModule(({ bind }) => {
    bind(Port.clock).toConstantValue(device.clock);
    bind(Port.reporter).toConstantValue(device.reporter);
    bind(Port.sessionStore).toConstantValue(device.sessions);
    bind(Port.preferences).toConstantValue(device.preferences);
    bind(Port.pageVisibility).toConstantValue(device.visibility);
    bind(Port.touches).toConstantValue(device.touches);
    bind(Port.passkeyDevice).toConstantValue(device.passkeys);
    bind(Port.pushDevice).toConstantValue(device.push);
    bind(Port.appUpdates).toConstantValue(device.updates);
    bind(Port.wrapper).toConstantValue(device.wrapper);
    bind(Port.nativeBridge).toConstantValue(device.bridge);
    bind(Port.hasTakes).toConstantValue(device.hasTakes);
    bind(Port.spareTime).toConstantValue(device.spareTime);
    bind(Port.lessonDevice).toConstantValue(() => device.forLessons());
  });
