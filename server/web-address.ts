export const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Undefined where there is anything beside it. */
export function originOf(text: string): string | undefined {
  const url = isWebAddress(text) ? new URL(text) : undefined;
  const isBare = url && `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  return isBare ? url.origin : undefined;
}
