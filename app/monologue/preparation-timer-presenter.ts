import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import { PREPARATION_KEY } from '../../core/settings/preference-keys.ts';

/** How long she wants to prepare, in seconds; 0 is as long as she likes. */
export const PREPARATION_SECONDS = [0, 30, 60, 120] as const;

export type PreparationSeconds = (typeof PREPARATION_SECONDS)[number];

const TICK_MS = 1000;

/** `idle` counts nothing, `over` has come to its end: then she begins when she likes. */
export type PreparationTimerStep = 'idle' | 'running' | 'over';

/** Counts down while she prepares a speech, where she wants that. */
export class PreparationTimerPresenter {
  seconds: PreparationSeconds;
  step: PreparationTimerStep = 'idle';
  leftSeconds = 0;

  readonly #clock: Clock;
  readonly #preferences: Pick<Preferences, 'read' | 'write'>;
  #endsAt = 0;
  #cancelTick: () => void = () => {};

  constructor(clock: Clock, preferences: Pick<Preferences, 'read' | 'write'>) {
    this.#clock = clock;
    this.#preferences = preferences;
    const kept = Number(preferences.read(PREPARATION_KEY));
    this.seconds = PREPARATION_SECONDS.find((one) => one === kept) ?? 0;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts from now on, and the next time as well. */
  choose(seconds: PreparationSeconds): void {
    this.seconds = seconds;
    this.#preferences.write(PREPARATION_KEY, String(seconds));
    this.start();
  }

  start(): void {
    this.stop();
    if (this.seconds === 0) return;
    this.#endsAt = this.#clock.now() + this.seconds * 1000;
    this.#tick();
  }

  stop(): void {
    this.#cancelTick();
    this.step = 'idle';
  }

  /** By the clock, for a page in the background ticks more slowly. */
  #tick(): void {
    this.leftSeconds = Math.max(0, Math.ceil((this.#endsAt - this.#clock.now()) / 1000));
    this.step = this.leftSeconds > 0 ? 'running' : 'over';
    if (this.step === 'running') this.#cancelTick = this.#clock.after(TICK_MS, () => this.#tick());
  }
}
