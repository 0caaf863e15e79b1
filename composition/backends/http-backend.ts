import { StaticSystemInfo } from '../../adapters/http/static-system-info.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { apiBase } from '../../core/settings/api-base.ts';
import type { Language } from '../../core/shared/language.ts';
import { loadOnce } from '../../core/shared/load-once.ts';
import { SharedReads } from '../../core/shared/shared-reads.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { Apis, Backend, Caller } from '../backend.ts';

export interface HttpCaller extends Caller {
  readonly reporter: Reporter;
}

export interface HttpBackendOptions {
  /** Where it is told whether the server is up; beside the server unless given. */
  readonly systemInfoUrl?: string | undefined;
  /** The way to the server; the platform's own unless given. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A server over HTTP. Whether it is up is told by a file beside it, or elsewhere. */
export function httpBackend(
  host: string | undefined,
  language: () => Language,
  { sessions, sessionLock, clock, reporter }: HttpCaller,
  { systemInfoUrl, fetch }: HttpBackendOptions = {},
): Backend {
  const baseUrl = apiBase(host);
  const alone = { baseUrl, language, reporter, ...(fetch && { fetch }) };
  const open = { ...alone, reads: new SharedReads(clock) };
  const refresh = async (session: Session) => (await apis()).authApi.refresh(session);
  const tokens = new AccessTokens(sessions, { refresh }, clock, sessionLock);
  const clients = { open, gated: { ...open, tokens }, asked: { ...alone, tokens } };
  const apis: () => Promise<Apis> = loadOnce(async () =>
    (await import('./http-adapters.ts')).httpAdapters(clients),
  );
  return {
    systemInfo: new StaticSystemInfo({
      url: systemInfoUrl ?? new URL('/system_info.json', baseUrl).href,
      fetch,
    }),
    apis,
  };
}
