/** Where a campaign may lead: outside over TLS, or to a place in the app. */
export type SafeAddress =
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'path'; readonly path: string };

/** No user before the host: it makes another host look like a known one. */
const OUTSIDE = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?([/?#][^\s\\<>"'`]*)?$/i;
/** A second slash or a backslash would name a host. */
const PATH = /^\/(?![/\\])[^\s\\<>"'`]*$/;

/** Undefined of every address that must not be followed or shown. */
export function safeAddress(text: string): SafeAddress | undefined {
  if (OUTSIDE.test(text)) return { kind: 'outside', href: text };
  return PATH.test(text) ? { kind: 'path', path: text } : undefined;
}
