import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi, DeviceSession, PasswordNeeded } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';
import type { ProofPresenter } from './proof-presenter.ts';

type DevicesError = ApiError | Unexpected | { readonly kind: 'not-found' };

export type DevicesState =
  | { readonly step: 'loading' }
  | {
      readonly step: 'shown';
      readonly devices: readonly DeviceSession[];
      /** What is being signed out: the id of a session, or `others` for all but this one. */
      readonly ending: string | undefined;
      readonly error: DevicesError | undefined;
    }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected };

type Devices = Pick<AccountApi, 'devices' | 'endSession' | 'endOtherSessions'>;

/** Where the learner is signed in, and signing her out there. */
export class DevicesPresenter {
  state: DevicesState = { step: 'loading' };

  readonly proof: ProofPresenter;
  readonly #account: Devices;
  readonly #reporter: Reporter;

  constructor(account: Devices, proof: ProofPresenter, reporter: Reporter) {
    this.#account = account;
    this.proof = proof;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const devices = await this.#ask();
    this.#show(
      devices.ok ? shown(devices.value, undefined) : { step: 'failed', error: devices.error },
    );
  }

  async end(id: string): Promise<void> {
    await this.#ending(id, () => this.#account.endSession(id));
  }

  async endOthers(): Promise<void> {
    await this.#ending('others', () => this.#account.endOtherSessions());
  }

  async #ending(
    what: string,
    end: () => Promise<Result<void, DevicesError | PasswordNeeded>>,
  ): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.ending !== undefined) return;
    this.#show({ ...state, ending: what, error: undefined });
    const ended = await this.proof.proving(() => attempt(this.#reporter, 'end session', end));
    if (!ended) return this.#show(shown(state.devices, undefined));
    // A device that is gone already is what she wanted.
    const error = ended.ok || ended.error.kind === 'not-found' ? undefined : ended.error;
    const devices = error ? undefined : await this.#ask();
    this.#show(
      devices?.ok ? shown(devices.value, undefined) : shown(state.devices, error ?? fault(devices)),
    );
  }

  #ask() {
    return attempt(this.#reporter, 'devices', () => this.#account.devices());
  }

  #show(state: DevicesState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}

const shown = (
  devices: readonly DeviceSession[],
  error: DevicesError | undefined,
): DevicesState => ({ step: 'shown', devices, ending: undefined, error });

const fault = <E>(result: Result<unknown, E> | undefined): E | undefined =>
  result && !result.ok ? result.error : undefined;
