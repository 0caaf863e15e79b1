import { isLoopback } from '../loopback.ts';
import type { ForwardSettings } from './forward-record.ts';
import { unreadable, type Env, type UnreadableSetting } from '../environment.ts';

/** Where the security record goes beside the database; undefined where it goes nowhere. */
export function readForwarding(env: Env): ForwardSettings | UnreadableSetting | undefined {
  const text = env['OZ_SECURITY_RECORD_URL'] || undefined;
  const token = env['OZ_SECURITY_RECORD_TOKEN'] || undefined;
  if (text === undefined && token === undefined) return undefined;
  const url = URL.parse(text ?? '');
  if (text === undefined || !url || !isPrivate(url)) return unreadable('OZ_SECURITY_RECORD_URL');
  // What a header can carry.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    return unreadable('OZ_SECURITY_RECORD_TOKEN');
  return { url: text, token };
}

/** A collector on this machine may do without TLS; a name and password in an address would not be sent. */
const isPrivate = ({ protocol, hostname, username, password }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
  username + password === '';
