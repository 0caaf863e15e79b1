/** Where a developer's own Oz listens. */
const LOCAL_HOST = 'http://127.0.0.1:8787';

/** Where calls go: below `/api/` of the host that was named, or of the developer's own. */
export const apiBase = (host: string = LOCAL_HOST): string => `${host.replace(/\/+$/, '')}/api/`;
