// Builds /sw.js beside the app, and tells it which files to keep so that the app starts without a network.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

export interface ServiceWorkerOptions {
  /** Modules that are of no use without a network. */
  readonly without: readonly RegExp[];
  /** Files of public/, as paths of the server. */
  readonly files: readonly string[];
}

const SOURCE = join(import.meta.dirname, '../adapters/service-worker/sw.ts');

export function serviceWorker({ without, files }: ServiceWorkerOptions): Plugin {
  return {
    name: 'oz-service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const kept = ['/index.html', ...builtFiles(bundle, without), ...files];
      await build({
        configFile: false,
        logLevel: 'error',
        define: {
          OZ_KEPT: JSON.stringify(kept),
          OZ_VERSION: JSON.stringify(await versionOf(dir, kept)),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}

/**
 * Every part of the app: a screen whose part is missing could not even say that there is no network, and after a release
 * the server has the parts of older versions no more.
 */
function builtFiles(bundle: Rolldown.OutputBundle, without: readonly RegExp[]): readonly string[] {
  for (const pattern of without) {
    const isThere = Object.values(bundle).some((file) => contains(file, pattern));
    if (!isThere) throw new Error(`Nothing in the build is called ${pattern}`);
  }
  return Object.values(bundle)
    .filter((file) => /\.(js|css)$/.test(file.fileName))
    .filter((file) => !without.some((pattern) => contains(file, pattern)))
    .map(({ fileName }) => `/${fileName}`)
    .sort();
}

/** A chunk may be no more than the door to a module that lies in another one. */
const contains = (file: Rolldown.OutputChunk | Rolldown.OutputAsset, pattern: RegExp): boolean =>
  file.type === 'chunk' &&
  [...file.moduleIds, file.facadeModuleId ?? ''].some((id) => pattern.test(id));

/** Changes with every byte of what is kept. */
async function versionOf(dir: string, kept: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of kept) hash.update(path).update(await readFile(join(dir, path)));
  return hash.digest('hex').slice(0, 12);
}
