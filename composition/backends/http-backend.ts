import { StaticSystemInfo } from '../../adapters/http/static-system-info.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { apiBase } from '../../core/settings/api-base.ts';
import type { Language } from '../../core/shared/language.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { Backend, Caller } from '../backend.ts';
import { SharedReads } from '../../core/shared/shared-reads.ts';
import { fail } from '../../core/shared/result.ts';
import { later } from './later.ts';

const first = () => import('./first-http-adapters.ts');
const adapters = () => import('./http-adapters.ts');

/** Without a network the adapter itself may be out of reach, which is no bug. */
const offline = () => (navigator.onLine === false ? fail({ kind: 'offline' }) : undefined);
const over: typeof later = (load) => later(load, offline);

export interface HttpCaller extends Caller {
  readonly reporter: Reporter;
}

export interface HttpBackendOptions {
  /** Where it is told whether the server is up; beside the server unless given. */
  readonly systemInfoUrl?: string | undefined;
  /** The way to the server; the platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A server over HTTP; its adapters are loaded with the first call. Whether it is up is told by a file beside it, or elsewhere. */
export function httpBackend(
  host: string | undefined,
  language: () => Language,
  { sessions, sessionLock, clock, reporter }: HttpCaller,
  { systemInfoUrl, fetch }: HttpBackendOptions = {},
): Backend {
  const baseUrl = apiBase(host);
  const alone = { baseUrl, language, reporter, ...(fetch && { fetch }) };
  const open = { ...alone, reads: new SharedReads(clock) };
  const authApi = over(async () => (await adapters()).authApi(open));
  const tokens = new AccessTokens(sessions, authApi, clock, sessionLock);
  const gated = { ...open, tokens };
  // Asked each time: her session may have ended a moment ago, and the teacher goes on after his answer has begun.
  const asked = { ...alone, tokens };
  return {
    systemInfo: new StaticSystemInfo({
      url: systemInfoUrl ?? new URL('/system_info.json', baseUrl).href,
      fetch,
    }),
    appConfig: over(async () => (await adapters()).appConfig(asked)),
    authApi,
    mailLinksApi: over(async () => (await adapters()).mailLinksApi(gated)),
    surveyApi: over(async () => (await adapters()).surveyApi(gated)),
    studyTimeApi: over(async () => (await adapters()).studyTimeApi(gated)),
    accountApi: over(async () => (await first()).accountApi(asked)),
    libraryApi: over(async () => (await first()).libraryApi(gated)),
    catalogueApi: over(async () => (await adapters()).catalogueApi(gated)),
    bookmarksApi: over(async () => (await adapters()).bookmarksApi(gated)),
    recordsApi: over(async () => (await adapters()).recordsApi(gated)),
    reviewApi: over(async () => (await adapters()).reviewApi(gated)),
    downloadsApi: over(async () => (await adapters()).downloadsApi(asked)),
    teacherApi: over(async () => (await adapters()).teacherApi(asked)),
  };
}
