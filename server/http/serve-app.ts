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
}
