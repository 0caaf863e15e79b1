import { makeAutoObservable } from 'mobx';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { LapState } from './lap-state.ts';

export interface PauseParts {
  readonly study: Pick<StudySessions, 'pause' | 'resume'>;
  readonly lap: Pick<LapState, 'pause' | 'unpause'>;
  readonly listening: Pick<ListeningPresenter, 'stop'>;
}

/** A pause that the learner makes: neither her study time nor the clock of the question goes on. */
export class PausePresenter {
  isOn = false;
  readonly #parts: PauseParts;

  constructor(parts: PauseParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  pause(): void {
    if (this.isOn) return;
    this.isOn = true;
    const { study, lap, listening } = this.#parts;
    lap.pause('pause');
    listening.stop();
    study.pause();
  }

  resume(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.#parts.lap.unpause('pause');
    this.#parts.study.resume();
  }
}
