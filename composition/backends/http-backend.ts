import { StaticSystemInfo } from '../../adapters/http/static-system-info.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { apiBase } from '../../core/settings/api-base.ts';
import type { Language } from '../../core/shared/language.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { Backend, Caller } from '../backend.ts';
import { later } from './later.ts';

const first = () => import('./first-http-adapters.ts');
const adapters = () => import('./http-adapters.ts');

export interface HttpCaller extends Caller {
  readonly reporter: Reporter;
}

/** A server over HTTP; its adapters are loaded with the first call. Whether it is up is told by a file beside it, or elsewhere. */
export function httpBackend(
  host: string | undefined,
  language: () => Language,
  { sessions, sessionLock, clock, reporter }: HttpCaller,
  systemInfoUrl?: string,
): Backend {
  const baseUrl = apiBase(host);
  const open = { baseUrl, language, reporter };
  const authApi = later(async () => (await adapters()).authApi(open));
  const gated = { ...open, tokens: new AccessTokens(sessions, authApi, clock, sessionLock) };
  return {
    systemInfo: new StaticSystemInfo({
      url: systemInfoUrl ?? new URL('/system_info.json', baseUrl).href,
    }),
    appConfig: later(async () => (await adapters()).appConfig(gated)),
    authApi,
    mailLinksApi: later(async () => (await adapters()).mailLinksApi(gated)),
    surveyApi: later(async () => (await adapters()).surveyApi(gated)),
    studyTimeApi: later(async () => (await adapters()).studyTimeApi(gated)),
    accountApi: later(async () => (await first()).accountApi(gated)),
    libraryApi: later(async () => (await first()).libraryApi(gated)),
    recordsApi: later(async () => (await adapters()).recordsApi(gated)),
    downloadsApi: later(async () => (await adapters()).downloadsApi(gated)),
  };
}
