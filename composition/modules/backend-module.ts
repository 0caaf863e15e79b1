import { ContainerModule } from 'inversify';
import type { Backend } from '../backend.ts';
import { Port } from '../tokens.ts';

/** Plugs a backend into its sockets. */
export const backendModule = (backend: Backend) =>
  new ContainerModule(({ bind }) => {
    bind(Port.authApi).toConstantValue(backend.authApi);
    bind(Port.accountApi).toConstantValue(backend.accountApi);
    bind(Port.libraryApi).toConstantValue(backend.libraryApi);
    bind(Port.recordsApi).toConstantValue(backend.recordsApi);
    bind(Port.downloadsApi).toConstantValue(backend.downloadsApi);
  });
