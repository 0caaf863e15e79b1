import type { FastifyReply } from 'fastify';

/**
 * Her session on this device is over: what the browser itself keeps of replies goes as well. Not its storage, for what could not
 * be sent may stay there until she is back; the app empties that itself.
 */
export const clearBrowserCache = (reply: FastifyReply): FastifyReply =>
  reply.header('clear-site-data', '"cache"');
