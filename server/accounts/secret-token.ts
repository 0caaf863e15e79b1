import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that only their owner is to know; 43 characters of base64url. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret token. It is random, so one round of SHA-256 is as good as many. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
