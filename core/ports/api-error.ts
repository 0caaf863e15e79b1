/** What any call to the server can end in, beside its own refusals. */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-contract' }
  | { readonly kind: 'too-many-requests' }
  /** The server did not understand the request: most often an app that is older than it. */
  | { readonly kind: 'bad-request' }
  /** The server understood the request, and something in it is not right. */
  | { readonly kind: 'request-problem' }
  | { readonly kind: 'server-error'; readonly status: number };

export type NotFound = { readonly kind: 'not-found' };
