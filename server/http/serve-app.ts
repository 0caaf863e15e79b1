import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built app: hashed files for ever, everything else asked for anew. */
export async function serveApp(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/') && /-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/[\\/]sw\.js(\.(br|gz))?$/.test(path)) reply.header('service-worker-allowed', '/');
    },
  });
  for (const [path, file] of documentsIn(folder)) {
    server.get(path, (_, reply) => reply.sendFile(file));
  }
}

/** Pages that name what their route waits for, where the build has written any; the app starts without them as well. */
function documentsIn(folder: string): readonly (readonly [path: string, file: string])[] {
  const list = join(folder, 'documents.json');
  if (!existsSync(list)) return [];
  const documents: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(documents);
}
