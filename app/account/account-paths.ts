import { ACCOUNT, LOGIN } from '../../core/navigation/paths.ts';

export const ACCOUNT_EMAIL = `${ACCOUNT}/email`;
export const ACCOUNT_PASSWORD = `${ACCOUNT}/password`;
export const ACCOUNT_DELETE = `${ACCOUNT}/delete`;

/** Where a guest makes an account, and keeps what she did. */
export const NEW_ACCOUNT = `${LOGIN}?register=1`;
