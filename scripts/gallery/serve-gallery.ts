import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds the gallery as the product is built, outside it, and serves it on a free port until the process ends. */
export async function serveGallery(): Promise<string> {
  const shared = {
    configFile: false,
    root: 'app/gallery',
    logLevel: 'error',
    // Pictures that an operator may name are there as in the app.
    publicDir: join(import.meta.dirname, '../../public'),
  } as const;
  const outDir = '../../.cache/gallery';
  await build({
    ...shared,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The gallery is not being served');
  return url;
}
