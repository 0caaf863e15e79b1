import type { SessionStore } from '../ports/session-store.ts';
import { parseToken } from './parse-token.ts';

/** The id of the learner who is signed in on this device; undefined when none is. */
export function learnerOf(sessions: SessionStore): string | undefined {
  const token = parseToken(sessions.load()?.accessToken);
  return token.ok ? token.value.sub : undefined;
}
