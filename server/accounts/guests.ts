import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { Files } from '../storage/files.ts';
import type { SurveyAnswer } from '../survey/survey.ts';
import type { AccessTokenSigner } from './access-token.ts';
import type { Learners, StoredLearner } from './learners.ts';
import type { Origin } from './origin.ts';
import type { IssuedSession, Sessions } from './sessions.ts';

/** Sessions end before, unless they are used. */
const GUEST_DAYS = 90;
const DAY_MS = 86_400_000;

interface GuestsParts {
  readonly learners: Learners;
  readonly sessions: Sessions;
  readonly signer: AccessTokenSigner;
  readonly files: Pick<Files, 'removeAll'>;
  readonly now: () => Date;
}

const takesOf = (guestId: string) => `takes/${guestId}`;

/** Learners without an account. */
export class Guests {
  readonly #parts: GuestsParts;

  constructor(parts: GuestsParts) {
    this.#parts = parts;
  }

  async begin(
    survey: readonly SurveyAnswer[],
    from: Origin,
  ): Promise<{ readonly guest_id: string } & IssuedSession> {
    const { learners, sessions, now } = this.#parts;
    const id = randomUUID();
    // A guest who begins without an answer still has the survey before her.
    const surveyedAt = survey.length > 0 ? now() : undefined;
    await learners.add({ id, isGuest: true, survey, surveyedAt, createdAt: now() });
    return { guest_id: id, ...(await sessions.begin(id, from, { by: 'guest' })) };
  }

  /** Whose access token this is, if she is still a guest. */
  async ofToken(token: string): Promise<Result<StoredLearner, { kind: 'guest-refused' }>> {
    const { learners, signer, now } = this.#parts;
    const caller = await signer.callerOf(token, now());
    const learner = caller && (await learners.ofId(caller.learnerId));
    return learner?.isGuest === true ? ok(learner) : fail({ kind: 'guest-refused' });
  }

  /** Forgets guests who came long ago and have no session left, with their files. */
  async removeOld(): Promise<number> {
    const { learners, files, now } = this.#parts;
    const at = now();
    const before = new Date(at.getTime() - GUEST_DAYS * DAY_MS);
    let count = 0;
    for (;;) {
      const old = await learners.oldGuests(before, at);
      if (old.length === 0) return count;
      // Before the rows: where this dies midway, no row would lead to what is left, and no sweep would find it.
      for (const id of old) await files.removeAll(takesOf(id));
      const gone = await learners.removeGuests(old, at);
      // An answer may have come in between.
      for (const id of gone) await files.removeAll(takesOf(id));
      count += gone.length;
    }
  }
}
