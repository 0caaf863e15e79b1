import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { AccessTokenSigner, Caller } from './access-token.ts';
import type { DeviceToken, DeviceTokens } from './device-tokens.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { keepLivingDevices, livingSessions } from './keep-living-devices.ts';
import type { KeptSession, KeptSessions, Proof, WhichSessions } from './kept-sessions.ts';
import type { Origin } from './origin.ts';
import type { TellNewDevice } from './tell-new-device.ts';
import type { RefreshTokenContent, RefreshTokenSigner } from './refresh-token.ts';
import { hashOf, newSecretToken } from './secret-token.ts';

const DAY_MS = 86_400_000;

/** A session that is not used for so long ends. */
const IDLE_MS = 30 * DAY_MS;

/** However much it is used, a session ends after so long. */
const LONGEST_MS = 180 * DAY_MS;

/** Two tabs, or an answer lost on the way, may show the same refresh token twice within this time. */
const GRACE_MS = 10_000;

/** A token's id begins with that of its session. */
const SESSION_OF_TOKEN = /^([\w-]+)_[\w-]{8}$/;

/** Undefined for what is no id of a token. */
export const sessionOfToken = (tokenId: string): string | undefined =>
  SESSION_OF_TOKEN.exec(tokenId)?.[1];

export interface IssuedSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Whose it is; the tokens say so, too. */
  readonly learnerId: string;
}

/** How she proved who she is, and when, if that was not now. */
interface Proved {
  readonly by: Proof;
  readonly at?: Date;
  /** Of the session, where it was promised. */
  readonly id?: string;
}

export interface RefreshRefused {
  readonly kind: 'refresh-refused';
  /** Whose session was ended because a token of hers was shown twice: her device has one, an attacker may have the other. */
  readonly reusedOf?: string;
}

export interface SessionsParts {
  readonly kept: KeptSessions;
  readonly signer: AccessTokenSigner;
  readonly refreshTokens: RefreshTokenSigner;
  readonly ended: EndedSessions;
  readonly devices: Pick<DeviceTokens, 'keepOf' | 'put'>;
  readonly newDevice: Pick<TellNewDevice, 'execute'>;
  readonly now: () => Date;
}

/** Begins sessions, renews them, ends them, and notices when a refresh token was stolen. */
export class Sessions {
  readonly #parts: SessionsParts;

  constructor(parts: SessionsParts) {
    this.#parts = parts;
  }

  async begin(learnerId: string, from: Origin, proved: Proved): Promise<IssuedSession> {
    const { kept, newDevice, now: clock } = this.#parts;
    const now = clock();
    // A new password was mailed about already.
    if (proved.by !== 'mail-link') await newDevice.execute(learnerId, from);
    const session: KeptSession = {
      id: proved.id ?? randomUUID(),
      learnerId,
      device: from.device,
      place: from.place,
      provedBy: proved.by,
      provedAt: proved.at ?? now,
      begunAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + IDLE_MS),
      generation: 0,
      firstHash: undefined,
    };
    await kept.add(session);
    return this.#issue(session, 0);
  }

  /** Whether a refresh token comes from here, used up or not. */
  wrote(token: string): boolean {
    return this.#parts.refreshTokens.read(token) !== undefined;
  }

  /** The same token shown twice within a moment gives the same refresh token twice: there is one line of them. */
  async refresh(token: string): Promise<Result<IssuedSession, RefreshRefused>> {
    const { kept, now } = this.#parts;
    const shown = await this.#contentOf(token);
    let session = shown && (await kept.ofId(shown.sessionId));
    if (!shown || !session || session.expiresAt <= now()) return fail({ kind: 'refresh-refused' });
    if (shown.generation === session.generation) {
      const at = now();
      const renewed = await kept.renew(session.id, shown.generation, at, expiryOf(session, at));
      if (renewed) return ok(await this.#issue(session, shown.generation + 1));
      // Another tab was quicker, or it was ended in this very moment.
      session = await kept.ofId(session.id);
      if (!session) return fail({ kind: 'refresh-refused' });
    }
    const isParent = shown.generation === session.generation - 1;
    if (isParent && now().getTime() - session.usedAt.getTime() <= GRACE_MS)
      return ok(await this.#issue(session, session.generation));
    const { learnerId } = session;
    await this.#end({ learnerId, id: session.id });
    return fail({ kind: 'refresh-refused', reusedOf: learnerId });
  }

  /** A fresh proof gives new tokens: who holds the ones from before does not go on with what she proved. */
  async prove(
    { sessionId }: Caller,
    by: Proof,
  ): Promise<Result<IssuedSession, { kind: 'signed-out' }>> {
    const { kept, now } = this.#parts;
    await kept.prove(sessionId, by, now());
    for (;;) {
      const session = await kept.ofId(sessionId);
      if (!session) return fail({ kind: 'signed-out' });
      const { id, generation } = session;
      const at = now();
      // False where a refresh was quicker: then it goes on from that one.
      if (await kept.renew(id, generation, at, expiryOf(session, at)))
        return ok(await this.#issue(session, generation + 1));
    }
  }

  /** Ends the session that an access token with this id came from. */
  async end(learnerId: string, tokenId: string): Promise<Result<undefined, { kind: 'not-found' }>> {
    const sessionId = sessionOfToken(tokenId);
    return sessionId === undefined
      ? fail({ kind: 'not-found' })
      : this.endOne({ learnerId, sessionId });
  }

  async endOne({
    learnerId,
    sessionId,
  }: Caller): Promise<Result<undefined, { kind: 'not-found' }>> {
    const ended = await this.#end({ learnerId, id: sessionId });
    return ended.length > 0 ? ok(undefined) : fail({ kind: 'not-found' });
  }

  /**
   * Ends the session of an access token for a device that could not say so in time. It shows the hash of a refresh token, which
   * is all it kept: how often that session was renewed meanwhile does not matter.
   */
  async endLate(
    tokenId: string,
    refreshTokenHash: string,
  ): Promise<Result<undefined, { kind: 'not-found' }>> {
    const sessionId = sessionOfToken(tokenId);
    const session = sessionId === undefined ? undefined : await this.#parts.kept.ofId(sessionId);
    if (!session || !this.#isHashOf(refreshTokenHash, session)) return fail({ kind: 'not-found' });
    return this.endOne({ learnerId: session.learnerId, sessionId: session.id });
  }

  /** From now on she is reached on this device, for as long as the session lasts. */
  async addDevice(
    { learnerId, sessionId }: Caller,
    device: Pick<DeviceToken, 'token' | 'platform'>,
  ): Promise<void> {
    const { devices, kept, now } = this.#parts;
    await devices.put({ ...device, learnerId, sessionId, addedAt: now() });
    // It may have ended meanwhile, and have found no device to take along.
    if (!(await kept.ofId(sessionId))) await keepLivingDevices(devices, kept, learnerId, now());
  }

  /** Ends every session of a learner, but for one to keep. */
  async endAll(learnerId: string, keptId: string | undefined): Promise<void> {
    await this.#end({ learnerId, exceptId: keptId });
  }

  /** Where a learner is signed in, the session used last first. */
  async of(learnerId: string): Promise<readonly KeptSession[]> {
    return livingSessions(this.#parts.kept, learnerId, this.#parts.now());
  }

  #isHashOf(hash: string, { id, generation, firstHash }: KeptSession): boolean {
    return (
      firstHash === hash || this.#parts.refreshTokens.isHashOf(hash, { sessionId: id, generation })
    );
  }

  async #contentOf(token: string): Promise<RefreshTokenContent | undefined> {
    const content = this.#parts.refreshTokens.read(token);
    if (content) return content;
    const session = await this.#parts.kept.ofFirstHash(hashOf(token));
    return session && { sessionId: session.id, generation: 0 };
  }

  async #end(which: WhichSessions): Promise<readonly string[]> {
    const { kept, ended: noted, devices, now } = this.#parts;
    const ended = await kept.end(which, now());
    noted.add(ended);
    if (ended.length > 0) await keepLivingDevices(devices, kept, which.learnerId, now());
    return ended;
  }

  async #issue({ id, learnerId }: KeptSession, generation: number): Promise<IssuedSession> {
    const { signer, refreshTokens, now } = this.#parts;
    const tokenId = `${id}_${newSecretToken().slice(0, 8)}`;
    return {
      access_token: await signer.sign({ learnerId, sessionId: id, tokenId }, now()),
      refresh_token: refreshTokens.write({ sessionId: id, generation }),
      learnerId,
    };
  }
}

const expiryOf = ({ begunAt }: KeptSession, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + IDLE_MS, begunAt.getTime() + LONGEST_MS));
