// Without polyfills: every platform we run on has what they fill in.
import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import { coreModule } from './core-module.ts';
import { Port } from './tokens.ts';

/** Plugs adapters into the core, and refuses to start with a socket left open. */
export function compose(...adapters: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(coreModule, ...adapters);
  for (const [name, port] of Object.entries(Port)) {
    if (!container.isBound(port)) throw new Error(`No adapter is plugged into port "${name}"`);
  }
  return container;
}
