/** The services of the browsers there are. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];

/** Over TLS to a known host or one below it; `more` are the operator's, with a port where they have one. */
export function isPushHost(endpoint: string, more: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (more.includes(url.host)) return true;
  const { protocol, hostname, port } = url;
  if (protocol !== 'https:' || port !== '') return false;
  return PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
