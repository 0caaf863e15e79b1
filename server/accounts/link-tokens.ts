import { createHmac, hkdfSync } from 'node:crypto';
import type { LinkPurpose } from './mail-links.ts';

/** Makes the token of a link in a mail: the same each time the mail is tried, so that every copy of it has one link. */
export class LinkTokens {
  readonly #key: Uint8Array;

  /** The secret of the server. */
  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz mail link', 32));
  }

  of(mailId: string, purpose: LinkPurpose): string {
    return createHmac('sha256', this.#key).update(`${purpose} ${mailId}`).digest('base64url');
  }
}
