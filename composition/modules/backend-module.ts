import { ContainerModule } from 'inversify';
import type { Backend } from '../backend.ts';
import { Port } from '../tokens.ts';

/** Plugs a backend into its sockets. */
export const backendModule = (backend: Backend) =>
  new ContainerModule(({ bind }) => {
    bind(Port.systemInfo).toConstantValue(backend.systemInfo);
    bind(Port.apis).toConstantValue(backend.apis);
  });
