import { makeAutoObservable, runInAction } from 'mobx';
import type { PasswordNeeded } from '../../core/ports/account-api.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type {
  ConfirmCodesError,
  NewOneTimeSecret,
  OneTimeCodesApi,
} from '../../core/ports/one-time-codes-api.ts';
import type { FileSaver } from '../../core/ports/file-saver.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { CopyPresenter } from '../shell/copy-presenter.ts';
import type { ProofPresenter } from './proof-presenter.ts';

type CodesError = Exclude<ConfirmCodesError, PasswordNeeded> | Unexpected;

interface Shown {
  /** Something is asked of the server. */
  readonly isBusy: boolean;
  readonly error: CodesError | undefined;
}

export type OneTimeCodesState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | ({ readonly step: 'off' } & Shown)
  | ({ readonly step: 'setting-up'; readonly secret: NewOneTimeSecret } & Shown)
  /** Told once: she keeps them now, or never. */
  | { readonly step: 'codes-told'; readonly codes: readonly string[] }
  | ({ readonly step: 'on'; readonly codesLeft: number } & Shown);

interface OneTimeCodesParts {
  readonly codes: OneTimeCodesApi;
  /** Loaded when something is saved. */
  readonly files: () => Promise<FileSaver>;
  readonly copying: CopyPresenter;
  readonly proof: ProofPresenter;
  readonly reporter: Reporter;
}

const ready: Shown = { isBusy: false, error: undefined };

/** Turning one-time codes on and off, and the recovery codes that go with them. */
export class OneTimeCodesPresenter {
  state: OneTimeCodesState = { step: 'loading' };
  readonly proof: ProofPresenter;
  readonly copying: CopyPresenter;

  readonly #parts: OneTimeCodesParts;

  constructor(parts: OneTimeCodesParts) {
    this.proof = parts.proof;
    this.copying = parts.copying;
    this.#parts = parts;
    makeAutoObservable(this, { proof: false, copying: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const { codes, reporter } = this.#parts;
    const found = await attempt(reporter, 'one-time codes', () => codes.standing());
    if (!found.ok) return this.#show({ step: 'failed', error: found.error });
    const { isOn, codesLeft } = found.value;
    this.#show(isOn ? { step: 'on', codesLeft, ...ready } : { step: 'off', ...ready });
  }

  async begin(): Promise<void> {
    const begun = await this.#ask('off', () => this.#parts.codes.begin());
    if (begun) this.#show({ step: 'setting-up', secret: begun, ...ready });
  }

  async confirm(code: string): Promise<void> {
    const codes = await this.#ask('setting-up', () => this.#parts.codes.confirm(code));
    if (codes) this.#show({ step: 'codes-told', codes });
  }

  async renew(): Promise<void> {
    const codes = await this.#ask('on', () => this.#parts.codes.renewRecoveryCodes());
    if (codes) this.#show({ step: 'codes-told', codes });
  }

  async end(): Promise<void> {
    const ended = await this.#ask('on', async () => {
      const done = await this.#parts.codes.end();
      return done.ok ? ok('ended' as const) : done;
    });
    if (ended) this.#show({ step: 'off', ...ready });
  }

  /** The codes as a file, to be kept apart from this device. */
  async saveCodes(): Promise<void> {
    const { state } = this;
    if (state.step !== 'codes-told') return;
    const bytes = new TextEncoder().encode(`${state.codes.join('\n')}\n`);
    await attempt(this.#parts.reporter, 'save recovery codes', async () => {
      await (await this.#parts.files()).save('oz-recovery-codes.txt', bytes);
      return ok(undefined);
    });
  }

  /** She has kept the codes, or does not want to set anything up after all. */
  async leave(): Promise<void> {
    await this.load();
  }

  /** Undefined where it was refused, which is then shown, and where she thought better of it. */
  async #ask<T>(
    at: 'off' | 'setting-up' | 'on',
    run: () => Promise<Result<T, CodesError | PasswordNeeded>>,
  ): Promise<T | undefined> {
    const { state } = this;
    if (state.step !== at || state.isBusy) return undefined;
    this.#show({ ...state, isBusy: true, error: undefined });
    const done = await this.proof.proving(() =>
      attempt(this.#parts.reporter, 'one-time codes', run),
    );
    if (done?.ok) return done.value;
    this.#show({ ...state, isBusy: false, error: done?.error });
    return undefined;
  }

  #show(state: OneTimeCodesState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
