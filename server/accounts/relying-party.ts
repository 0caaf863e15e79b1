import { isIP } from 'node:net';
import { isLoopback } from '../loopback.ts';

/** For whom passkeys are made, as WebAuthn names it. */
export interface RelyingParty {
  /** The domain they belong to. */
  readonly id: string;
  /** The pages that may use them. */
  readonly origins: readonly string[];
}

/**
 * From the address where learners find Oz. Undefined where no browser makes a passkey: an address without a name. On this
 * machine alone the name is `localhost`, without TLS.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const url = URL.parse(publicUrl);
  if (!url) return undefined;
  if (isLoopback(url.hostname)) {
    const port = url.port === '' ? '' : `:${url.port}`;
    return { id: 'localhost', origins: [`${url.protocol}//localhost${port}`] };
  }
  const isNamed = isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0;
  return url.protocol === 'https:' && isNamed
    ? { id: url.hostname, origins: [url.origin] }
    : undefined;
}
