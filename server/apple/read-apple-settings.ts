import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  allReadable,
  isUnreadable,
  matching,
  oneOf,
  unreadable,
  type Env,
  type UnreadableSetting,
} from '../environment.ts';
import type { AppleSettings } from './apple-purchases.ts';
import { APPLE_ATTEST_ROOT } from './attest/apple-root.ts';

const OF_APP = ['OZ_APPLE_BUNDLE', 'OZ_APPLE_ROOTS', 'OZ_APPLE_APP_ID', 'OZ_APPLE_ENVIRONMENT'];

/** Undefined where none of the app's is set. */
export function readAppleSettings(env: Env): AppleSettings | UnreadableSetting | undefined {
  if (OF_APP.every((name) => !env[name])) return undefined;
  const read = allReadable({
    bundleId: env['OZ_APPLE_BUNDLE'] || unreadable('OZ_APPLE_BUNDLE'),
    roots: env['OZ_APPLE_ROOTS'] || unreadable('OZ_APPLE_ROOTS'),
    environment: oneOf(env, 'OZ_APPLE_ENVIRONMENT', ['Production', 'Sandbox'], 'Production'),
    appId: readAppId(env),
    team: matching('OZ_APPLE_TEAM', env['OZ_APPLE_TEAM'] || undefined, /^[A-Z0-9]{10}$/),
    root: attestRoot(env['OZ_APPLE_ATTEST_ROOT']) ?? unreadable('OZ_APPLE_ATTEST_ROOT'),
  });
  if (isUnreadable(read)) return read;
  const { bundleId, environment, team, root } = read;
  return {
    bundleId,
    rootsFolder: resolve(read.roots),
    environment,
    ...(team !== undefined && { attest: { appId: `${team}.${bundleId}`, root, environment } }),
    appId: read.appId === undefined ? undefined : Number(read.appId),
  };
}

/** An app in the sandbox may have none yet. */
function readAppId(env: Env): string | undefined | UnreadableSetting {
  const isNeeded = env['OZ_APPLE_ENVIRONMENT'] !== 'Sandbox';
  const text = env['OZ_APPLE_APP_ID'] || (isNeeded ? '' : undefined);
  return matching('OZ_APPLE_APP_ID', text, /^\d{1,15}$/);
}

/** Undefined where the file is no certificate. */
function attestRoot(file: string | undefined): X509Certificate | undefined {
  try {
    return new X509Certificate(file ? readFileSync(file) : APPLE_ATTEST_ROOT);
  } catch {
    return undefined;
  }
}
