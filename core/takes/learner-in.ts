import type { SessionStore } from '../ports/session-store.ts';
import { parseToken } from '../sign-in/parse-token.ts';

/** The id of the learner whom the device's session names; undefined when nobody is signed in. */
export function learnerIn(sessions: SessionStore): string | undefined {
  const token = parseToken(sessions.load()?.accessToken);
  return token.ok ? token.value.sub : undefined;
}
