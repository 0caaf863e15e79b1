import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { unreadable, type Env, type UnreadableSetting } from '../environment.ts';

export interface FcmSettings {
  readonly projectId: string;
  readonly clientEmail: string;
  /** PKCS #8, in PEM. */
  readonly privateKey: string;
  /** Where tokens are given; Google's own unless a test stands in for it. */
  readonly tokenUri: string;
  readonly url?: string;
}

export interface ApnsSettings {
  readonly teamId: string;
  readonly keyId: string;
  /** The text of the `.p8` file. */
  readonly privateKey: string;
  /** The bundle id of the app. */
  readonly topic: string;
  readonly url: string;
}

export interface PushSettings {
  /** Hosts of push services beside the known ones, each with a port where it has one. */
  readonly hosts: readonly string[];
  /** Absent, nothing reaches Android wrappers. */
  readonly fcm?: FcmSettings;
  /** Absent, nothing reaches iOS wrappers. */
  readonly apns?: ApnsSettings;
}

export const BARE_PUSH: PushSettings = { hosts: [] };

/** The file that Google's console gives for a service account. */
const ServiceAccount = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
});

const APNS_URLS = {
  Production: 'https://api.push.apple.com',
  Sandbox: 'https://api.sandbox.push.apple.com',
} as const;

export function readPush(env: Env): PushSettings | UnreadableSetting {
  const hosts = (env['OZ_PUSH_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean);
  if (!hosts.every((host) => /^[a-z\d.-]+(:\d{1,5})?$/.test(host)))
    return unreadable('OZ_PUSH_HOSTS');
  const fcm = readFcm(env['OZ_FCM_ACCOUNT'] || undefined);
  if (fcm === 'unreadable') return unreadable('OZ_FCM_ACCOUNT');
  const apns = readApns(env);
  if (apns && 'kind' in apns) return apns;
  return { hosts, ...(fcm && { fcm }), ...(apns && { apns }) };
}

function readFcm(file: string | undefined): FcmSettings | 'unreadable' | undefined {
  if (file === undefined) return undefined;
  try {
    const account = v.parse(ServiceAccount, JSON.parse(readFileSync(file, 'utf8')));
    return {
      projectId: account.project_id,
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUri: account.token_uri,
    };
  } catch {
    return 'unreadable';
  }
}

function readApns(env: Env): ApnsSettings | UnreadableSetting | undefined {
  const file = env['OZ_APNS_KEY_FILE'] || undefined;
  if (file === undefined) return undefined;
  const [teamId, keyId, topic] = ['OZ_APNS_TEAM', 'OZ_APNS_KEY_ID', 'OZ_APPLE_BUNDLE'].map(
    (name) => env[name] || undefined,
  );
  if (teamId === undefined) return unreadable('OZ_APNS_TEAM');
  if (keyId === undefined) return unreadable('OZ_APNS_KEY_ID');
  if (topic === undefined) return unreadable('OZ_APPLE_BUNDLE');
  const isSandbox = env['OZ_APPLE_ENVIRONMENT'] === 'Sandbox';
  try {
    const privateKey = readFileSync(file, 'utf8');
    const url = APNS_URLS[isSandbox ? 'Sandbox' : 'Production'];
    return { teamId, keyId, privateKey, topic, url };
  } catch {
    return unreadable('OZ_APNS_KEY_FILE');
  }
}
