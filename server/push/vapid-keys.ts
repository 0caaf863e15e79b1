import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';

/** By which push services know this Oz; base64url. Browsers bind their subscriptions to the public one. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });

/** Made at the first start, and kept in the data folder: other keys would lose every browser. */
export function readVapidKeys(dataFolder: string): VapidKeys {
  const file = join(dataFolder, 'vapid.json');
  try {
    return v.parse(Keys, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const keys = webPush.generateVAPIDKeys();
  try {
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
    return keys;
  } catch (error) {
    // Another server on this folder was first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return v.parse(Keys, JSON.parse(readFileSync(file, 'utf8')));
  }
}
