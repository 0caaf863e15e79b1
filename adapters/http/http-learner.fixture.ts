import type { Clock } from '../../core/ports/clock.ts';
import type { Session, SessionStore } from '../../core/ports/session-store.ts';
import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import type { TestServer } from '../../server/http/test-server.ts';
import { apisOf } from './apis-of.fixture.ts';
import { HttpAuthApi } from './http-auth-api.ts';
import { HttpClient } from './http-client.ts';
import { MemorySessionLock } from '../memory/memory-session-lock.ts';

/** A port where no server listens. */
const NOWHERE = 'http://127.0.0.1:1/api/';

/** A way to a server that can break. */
export class Line {
  baseUrl: string;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  readonly language = () => 'ja' as const;

  breaks(): void {
    this.baseUrl = NOWHERE;
  }
}

/** A learner who has an account on this server and is signed in, with everything she can ask of it. */
export async function httpLearner(server: TestServer, url: string, password?: string) {
  const line = new Line(url);
  const { id, email, session } = await server.signInLearner(password);
  const store = new OneSession({
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  });
  const clock: Clock = { now: () => server.now(), after: () => () => {} };
  const auth = new HttpAuthApi(new HttpClient(line));
  const tokens = new AccessTokens(store, auth, clock, new MemorySessionLock());
  const http = new HttpClient(Object.assign(line, { tokens }));
  return {
    id,
    email,
    store,
    auth,
    ...apisOf(http),
    controls: {
      goOffline: () => line.breaks(),
      signOut: () => store.clear(),
    },
  };
}

class OneSession implements SessionStore {
  #session: Session | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  load(): Session | undefined {
    return this.#session;
  }

  save(session: Session): void {
    this.#session = session;
  }

  clear(): void {
    this.#session = undefined;
  }
}
