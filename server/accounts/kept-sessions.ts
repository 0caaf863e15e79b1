/** How a learner proved who she is. */
export type Proof = 'password' | 'passkey' | 'mail-link' | 'code' | 'purchase' | 'guest';

export interface KeptSession {
  readonly id: string;
  readonly learnerId: string;
  /** What the device says it is, such as `Safari · iPhone`; empty when it says nothing. */
  readonly device: string;
  /** Where the session began: a keyed hash, which tells no address. */
  readonly place: string;
  readonly provedBy: Proof;
  readonly provedAt: Date;
  readonly begunAt: Date;
  readonly usedAt: Date;
  /** When it ends by itself, unless it is used before. */
  readonly expiresAt: Date;
  /** How often it was renewed: the refresh token of this number is the newest. */
  readonly generation: number;
  /** Of the refresh token it was given before those were numbered. */
  readonly firstHash: string | undefined;
}

/** Those of one learner: all, one, or all but one. */
export interface WhichSessions {
  readonly learnerId: string;
  readonly id?: string | undefined;
  readonly exceptId?: string | undefined;
}

/**
 * Every session that lives, and for a while the ids of those that were ended.
 *
 * - `ofLearner` gives the one that was used last first.
 * - `renew` moves on from one generation to the next, once, also when several ask at the same moment; it answers
 *   false where the session has ended, or has another generation.
 * - `end` forgets sessions, notes that they have ended, and gives their ids.
 * - `endedSince` gives the ids of what ended at that moment or later.
 * - `learnersOfExpired` names, each once, those of whom a session ended by itself; `removeExpired` forgets these sessions; `forgetEnded` forgets which ended before a moment.
 */
export interface KeptSessions {
  add(session: KeptSession): Promise<void>;
  ofId(id: string): Promise<KeptSession | undefined>;
  ofFirstHash(hash: string): Promise<KeptSession | undefined>;
  ofLearner(learnerId: string): Promise<readonly KeptSession[]>;
  renew(id: string, generation: number, at: Date, expiresAt: Date): Promise<boolean>;
  prove(id: string, by: Proof, at: Date): Promise<void>;
  end(which: WhichSessions, at: Date): Promise<readonly string[]>;
  endedSince(at: Date): Promise<readonly string[]>;
  learnersOfExpired(now: Date): Promise<readonly string[]>;
  removeExpired(now: Date): Promise<void>;
  forgetEnded(before: Date): Promise<void>;
}
