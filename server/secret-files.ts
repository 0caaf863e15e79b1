import { readFileSync } from 'node:fs';
import { unreadable, type Env, type UnreadableSetting } from './environment.ts';

/** Settings that are secrets, or hold one. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'OZ_MIGRATIONS_URL',
  'OZ_SECRET',
  'OZ_OLDER_SECRET',
  'OZ_CONTENT_TOKEN',
  'OZ_TRANSCRIPTION_KEY',
  'OZ_TEACHER_KEY',
  'OZ_SMTP_URL',
  'OZ_STRIPE_KEY',
  'OZ_STRIPE_WEBHOOK_SECRET',
  'OZ_NOTICE_SECRET',
  'OZ_LINE_TOKEN',
  'OZ_SECURITY_RECORD_TOKEN',
] as const;

/**
 * The settings with every secret that `…_FILE` names a file of, as vaults and orchestrators mount them: its text without the line's
 * end. Or the name of the first that can't be read, is empty, or is set in both ways.
 */
export function withSecretsOfFiles(env: Env): { readonly env: Env } | UnreadableSetting {
  const read: Record<string, string> = {};
  for (const setting of SECRET_SETTINGS) {
    const name = `${setting}_FILE`;
    const file = env[name];
    if (!file) continue;
    const text = textOf(file);
    if (!text || env[setting]) return unreadable(name);
    read[setting] = text;
  }
  return { env: { ...env, ...read } };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}
