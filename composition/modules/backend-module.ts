import { ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Backend } from '../backend.ts';
import { Port } from '../tokens.ts';

/** Each part of a backend has the name of its socket. */
const SOCKETS: { readonly [K in keyof Backend]: ServiceIdentifier<Backend[K]> } = Port;

/** Plugs a backend into its sockets. */
export const backendModule = (backend: Backend) =>
  new ContainerModule(({ bind }) => {
    const plug = <K extends keyof Backend>(name: K) =>
      bind(SOCKETS[name]).toConstantValue(backend[name]);
    for (const name in backend) plug(name as keyof Backend); // a backend has nothing else
  });
