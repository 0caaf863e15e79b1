import type { Language } from '../../core/shared/language.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { Backend, Caller } from '../backend.ts';
import { later } from './later.ts';

const adapters = () => import('./http-adapters.ts');

/** A server over HTTP; `baseUrl` ends with `/api/`. Its adapters are loaded with the first call. */
export function httpBackend(
  baseUrl: string,
  language: () => Language,
  { sessions, clock }: Caller,
): Backend {
  const open = { baseUrl, language };
  const authApi = later(async () => (await adapters()).authApi(open));
  const gated = { ...open, tokens: new AccessTokens(sessions, authApi, clock) };
  return {
    authApi,
    accountApi: later(async () => (await adapters()).accountApi(gated)),
    libraryApi: later(async () => (await adapters()).libraryApi(gated)),
    recordsApi: later(async () => (await adapters()).recordsApi(gated)),
    downloadsApi: later(async () => (await adapters()).downloadsApi(gated)),
  };
}
