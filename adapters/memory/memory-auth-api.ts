import type { ApiError } from '../../core/ports/api-error.ts';
import type {
  AccountNotFound,
  AuthApi,
  CodeRefused,
  Credentials,
  RefreshError,
  RegisterError,
  Registration,
  SignInCode,
  SignInError,
} from '../../core/ports/auth-api.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Session } from '../../core/ports/session-store.ts';
import type { SurveyAnswer } from '../../core/ports/survey-api.ts';
import { isStrongPassword } from '../../core/shared/password-rule.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { parseToken } from '../../core/sign-in/parse-token.ts';
import type { MemoryAccounts, MemoryLearner } from './memory-accounts.ts';
import { challengeOf } from './memory-tokens.ts';
import type { MemoryWorld } from './memory-world.ts';

export class MemoryAuthApi implements AuthApi {
  readonly #world: MemoryWorld;
  readonly #accounts: MemoryAccounts;
  readonly #clock: Clock;

  constructor(world: MemoryWorld, clock: Clock) {
    this.#world = world;
    this.#accounts = world.accounts;
    this.#clock = clock;
  }

  async findAccount(email: string): Promise<Result<void, ApiError | AccountNotFound>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    return this.#accounts.ofEmail(email) ? ok(undefined) : fail({ kind: 'account-not-found' });
  }

  async register(given: Registration): Promise<Result<void, ApiError | RegisterError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    if (this.#accounts.ofEmail(given.email)) return fail({ kind: 'email-taken' });
    if (!isStrongPassword(given.password)) return fail({ kind: 'weak-password' });
    const guest =
      given.guestToken === undefined
        ? this.#accounts.addGuest()
        : this.#guestWith(given.guestToken);
    if (!guest) return fail({ kind: 'guest-refused' });
    const email = given.email.toLowerCase();
    this.#accounts.change(guest.id, { email, password: given.password, isGuest: false });
    this.#accounts.mail({ to: email, purpose: 'confirm-email', learnerId: guest.id }, this.#clock);
    return ok(undefined);
  }

  async signIn(given: Credentials): Promise<Result<Session, ApiError | SignInError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const learner = this.#accounts.ofEmail(given.email);
    if (!learner) return fail({ kind: 'account-not-found' });
    return learner.password === given.password
      ? ok(this.#accounts.begin(learner.id, this.#clock))
      : fail({ kind: 'wrong-password' });
  }

  async signInWithCode(given: SignInCode): Promise<Result<Session, ApiError | CodeRefused>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const challenge = await challengeOf(given.verifier);
    const owner = this.#accounts.takeCode(given.code, challenge, this.#clock);
    return owner === undefined
      ? fail({ kind: 'code-refused' })
      : ok(this.#accounts.begin(owner, this.#clock));
  }

  async beginGuest(answers: readonly SurveyAnswer[]): Promise<Result<Session, ApiError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const { id } = this.#accounts.addGuest();
    this.#accounts.change(id, {
      surveyAnswers: answers,
      hasAnsweredSurvey: answers.length > 0,
    });
    return ok(this.#accounts.begin(id, this.#clock));
  }

  async refresh(session: Session): Promise<Result<Session, ApiError | RefreshError>> {
    if (this.#world.isOffline) return fail({ kind: 'offline' });
    const refreshed = this.#accounts.refresh(session.refreshToken, this.#clock);
    return refreshed ? ok(refreshed) : fail({ kind: 'refresh-refused' });
  }

  #guestWith(token: string): MemoryLearner | undefined {
    const parsed = parseToken(token);
    if (!parsed.ok || parsed.value.exp * 1000 <= this.#clock.now()) return undefined;
    const learner = this.#accounts.ofId(parsed.value.sub ?? '');
    return learner?.isGuest ? learner : undefined;
  }
}
