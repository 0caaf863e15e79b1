import type { Level } from '../support/level.ts';
import type { Assembly } from './assembly.ts';

/** Only the assembly of the level is loaded: the core one stays quick. */
export async function assemble({ name, url }: Level): Promise<Assembly> {
  switch (name) {
    case 'core':
      return (await import('./core-assembly.ts')).coreAssembly();
    case 'api':
      return (await import('./api-assembly.ts')).apiAssembly(url);
    case 'web':
      return (await import('./page-assembly.ts')).pageAssembly(url, 'web');
    case 'native':
      return (await import('./page-assembly.ts')).pageAssembly(url, 'native');
  }
}
