import type { Session } from '../../core/ports/session-store.ts';

export const asSession = (wire: { access_token: string; refresh_token: string }): Session => ({
  accessToken: wire.access_token,
  refreshToken: wire.refresh_token,
});
