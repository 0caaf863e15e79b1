import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { PushRefusal } from '../../core/ports/push-device.ts';
import type { ChosenReminders } from '../../core/ports/reminders-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { ShownReminders, TurnReminders } from '../../core/reminders/turn-reminders.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import type { Result } from '../../core/shared/result.ts';

export type RemindersTrouble = ApiError | PushRefusal | Unexpected;

export type RemindersState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | {
      readonly step: 'shown';
      readonly known: ShownReminders;
      /** Another than is known while it is on its way to the server. */
      readonly wantedHour: number;
      readonly isBusy: boolean;
      /** Why it is not as she wanted it. */
      readonly error: RemindersTrouble | undefined;
    };

/** Whether and when she is reminded. */
export class RemindersPresenter {
  state: RemindersState = { step: 'loading' };

  readonly #reminders: Pick<TurnReminders, 'load' | 'on' | 'choose'>;
  readonly #reporter: Reporter;

  constructor(reminders: Pick<TurnReminders, 'load' | 'on' | 'choose'>, reporter: Reporter) {
    this.#reminders = reminders;
    this.#reporter = reporter;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.#show({ step: 'loading' });
    const found = await attempt(this.#reporter, 'load reminders', () => this.#reminders.load());
    if (!found.ok) return this.#show({ step: 'failed', error: found.error });
    const known = found.value;
    this.#show({ step: 'shown', known, wantedHour: known.hour, isBusy: false, error: undefined });
  }

  /** Must come from a tap: turning it on may ask for permission. */
  async turn(isOn: boolean): Promise<void> {
    await this.#change((known) =>
      isOn ? this.#reminders.on(known) : this.#reminders.choose({ isOn, hour: known.hour }),
    );
  }

  /** Of several in a row the last one is kept. */
  async chooseHour(hour: number): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown') return;
    this.#show({ ...state, wantedHour: hour });
    await this.#change(({ isOn }) => this.#reminders.choose({ isOn, hour }));
  }

  async #change(
    run: (known: ShownReminders) => Promise<Result<ChosenReminders, RemindersTrouble>>,
  ): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.isBusy) return;
    this.#show({ ...state, isBusy: true, error: undefined });
    const changed = await attempt<ChosenReminders, RemindersTrouble>(
      this.#reporter,
      'change reminders',
      () => run(state.known),
    );
    if (!changed.ok) {
      const { error } = changed;
      return this.#show({ ...state, wantedHour: state.known.hour, isBusy: false, error });
    }
    const known = { ...state.known, ...changed.value };
    const wantedHour = this.state.step === 'shown' ? this.state.wantedHour : known.hour;
    this.#show({ ...state, known, wantedHour, isBusy: false, error: undefined });
    if (wantedHour !== known.hour) await this.chooseHour(wantedHour);
  }

  #show(state: RemindersState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
