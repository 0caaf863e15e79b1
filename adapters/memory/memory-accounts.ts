import type { Clock } from '../../core/ports/clock.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { DeviceToken, Learner } from '../../core/ports/account-api.ts';
import type { SurveyAnswer } from '../../core/ports/survey-api.ts';
import { memoryToken } from './memory-tokens.ts';

export interface MemoryLearner extends Learner {
  readonly password: string | undefined;
  readonly surveyAnswers: readonly SurveyAnswer[];
  readonly devices: readonly DeviceToken[];
}

export interface MailedLink {
  readonly to: string;
  readonly purpose: 'confirm-email' | 'choose-password';
  readonly token: string;
  readonly learnerId: string;
  readonly expiresAtMs: number;
}

interface IssuedCode {
  readonly challenge: string;
  readonly learnerId: string;
  readonly expiresAtMs: number;
}

const LINK_LIFE_MS = 86_400_000;
const CODE_LIFE_MS = 60_000;

/** Who has an account in a world in memory, who is signed in, and what was mailed to them. */
export class MemoryAccounts {
  readonly #learners = new Map<string, MemoryLearner>();
  /** Living refresh tokens: whose, and of which sign-in. */
  readonly #sessions = new Map<string, { readonly learnerId: string; readonly family: string }>();
  readonly #links = new Map<string, MailedLink>();
  readonly #codes = new Map<string, IssuedCode>();
  /** Token ids that were signed out. */
  readonly endedTokens = new Set<string>();
  /** Every mail that was sent, the oldest first. */
  readonly outbox: MailedLink[] = [];
  /** How often a session was refreshed. */
  refreshes = 0;

  ofId(id: string): MemoryLearner | undefined {
    return this.#learners.get(id);
  }

  ofEmail(email: string): MemoryLearner | undefined {
    const wanted = email.toLowerCase();
    return [...this.#learners.values()].find((learner) => learner.email === wanted);
  }

  addGuest(): MemoryLearner {
    const guest: MemoryLearner = {
      id: crypto.randomUUID(),
      email: undefined,
      isGuest: true,
      isEmailConfirmed: false,
      hasAnsweredSurvey: false,
      studentId: undefined,
      customerId: undefined,
      password: undefined,
      surveyAnswers: [],
      devices: [],
    };
    this.#learners.set(guest.id, guest);
    return guest;
  }

  change(id: string, change: Partial<MemoryLearner>): void {
    const learner = this.#learners.get(id);
    if (learner) this.#learners.set(id, { ...learner, ...change });
  }

  remove(id: string): void {
    this.#learners.delete(id);
    this.endSessions(id, undefined);
  }

  begin(learnerId: string, clock: Clock, family: string = crypto.randomUUID()): Session {
    const jti = crypto.randomUUID();
    const refreshToken = `refresh-${jti}`;
    this.#sessions.set(refreshToken, { learnerId, family });
    return { accessToken: memoryToken(clock, learnerId, jti), refreshToken };
  }

  refresh(refreshToken: string, clock: Clock): Session | undefined {
    const session = this.#sessions.get(refreshToken);
    if (!session) return undefined;
    this.#sessions.delete(refreshToken);
    this.refreshes += 1;
    return this.begin(session.learnerId, clock, session.family);
  }

  get sessionCount(): number {
    return this.#sessions.size;
  }

  isAlive(refreshToken: string): boolean {
    return this.#sessions.has(refreshToken);
  }

  /** False when the learner has no session with this token id. */
  end(learnerId: string, tokenId: string): boolean {
    const session = this.#sessions.get(`refresh-${tokenId}`);
    if (session?.learnerId !== learnerId) return false;
    this.#sessions.delete(`refresh-${tokenId}`);
    this.endedTokens.add(tokenId);
    return true;
  }

  /** Ends all sessions of a learner but the one with this token id. */
  endSessions(learnerId: string, exceptTokenId: string | undefined): void {
    const kept = this.#sessions.get(`refresh-${exceptTokenId}`)?.family;
    for (const [token, session] of this.#sessions) {
      if (session.learnerId !== learnerId || session.family === kept) continue;
      this.#sessions.delete(token);
      this.endedTokens.add(token.slice('refresh-'.length));
    }
  }

  mail(link: Pick<MailedLink, 'to' | 'purpose' | 'learnerId'>, clock: Clock): void {
    const token = crypto.randomUUID();
    const mailed = { ...link, token, expiresAtMs: clock.now() + LINK_LIFE_MS };
    this.#links.set(token, mailed);
    this.outbox.push(mailed);
  }

  linkOf(token: string, purpose: MailedLink['purpose'], clock: Clock): MailedLink | undefined {
    const link = this.#links.get(token);
    return link?.purpose === purpose && link.expiresAtMs > clock.now() ? link : undefined;
  }

  useLink(token: string): void {
    this.#links.delete(token);
  }

  issueCode(learnerId: string, challenge: string, clock: Clock): string {
    const code = crypto.randomUUID();
    this.#codes.set(code, { learnerId, challenge, expiresAtMs: clock.now() + CODE_LIFE_MS });
    return code;
  }

  /** Whose code it is; it is of no more use then. */
  takeCode(code: string, challenge: string, clock: Clock): string | undefined {
    const issued = this.#codes.get(code);
    this.#codes.delete(code);
    const isGood = issued?.challenge === challenge && issued.expiresAtMs > clock.now();
    return isGood ? issued.learnerId : undefined;
  }
}
