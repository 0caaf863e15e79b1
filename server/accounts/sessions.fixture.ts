import { MemoryScheduler } from '../../adapters/memory/memory-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { AccessTokenSigner } from './access-token.ts';
import { EndedSessions } from './ended-sessions.ts';
import type { KeptSessions } from './kept-sessions.ts';
import { RefreshTokenSigner } from './refresh-token.ts';
import { Sessions } from './sessions.ts';

/** Sessions of one server with a clock that is told. */
export function sessionsOn(given?: KeptSessions) {
  const storage = memoryStorage(new MemoryScheduler());
  const kept = given ?? storage.sessions;
  const devices = storage.deviceTokens;
  const clock = { now: Date.UTC(2026, 10, 21) };
  const now = () => new Date(clock.now);
  const secret = new Uint8Array(32).fill(7);
  const ended = new EndedSessions(kept, now);
  const signer = new AccessTokenSigner(secret, ended);
  const refreshTokens = new RefreshTokenSigner(secret);
  const sessions = new Sessions({
    kept,
    signer,
    refreshTokens,
    ended,
    devices,
    newDevice: { execute: async () => undefined },
    now,
  });
  return {
    clock,
    kept,
    devices,
    ended,
    sessions,
    signer,
    refreshTokens,
    learnerOf: async (token: string) => (await signer.callerOf(token, now()))?.learnerId,
  };
}
