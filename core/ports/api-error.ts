/** What any call to the server can end in, beside its own refusals. */
export type ApiError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-contract' }
  | { readonly kind: 'too-many-requests' }
  | { readonly kind: 'server-error'; readonly status: number };

export type NotFound = { readonly kind: 'not-found' };
