import { makeAutoObservable, runInAction } from 'mobx';
import type { PictureSharer } from '../../core/ports/picture-sharer.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';
import type { CelebrateMilestone } from '../../core/study-time/celebrate-milestone.ts';

export type CelebrationState =
  | { readonly step: 'none' }
  | {
      readonly step: 'shown';
      /** The milestone, in days of study. */
      readonly days: number;
      readonly sharing: 'ready' | 'busy' | 'saved' | 'shared' | 'failed';
    };

export interface CelebrationPresenterParts {
  readonly celebrate: Pick<CelebrateMilestone, 'execute'>;
  readonly pictures: PictureSharer;
  readonly reporter: Reporter;
}

/** Congratulates her on a milestone, once. */
export class CelebrationPresenter {
  state: CelebrationState = { step: 'none' };

  readonly #parts: CelebrationPresenterParts;

  constructor(parts: CelebrationPresenterParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param days of a milestone she was not congratulated on, as far as is known */
  async offer(days: number): Promise<void> {
    const { celebrate, reporter } = this.#parts;
    const answer = await attempt(reporter, 'celebrate a milestone', async () =>
      ok(await celebrate.execute(days)),
    );
    if (answer.ok && answer.value) this.#show({ step: 'shown', days, sharing: 'ready' });
  }

  /** @param svg the picture on the screen */
  async share(svg: string): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown' || state.sharing === 'busy') return;
    this.#show({ ...state, sharing: 'busy' });
    const { pictures, reporter } = this.#parts;
    const shared = await attempt(reporter, 'share a milestone', async () =>
      ok(await pictures.share(`oz-${state.days}`, svg)),
    );
    if (this.state.step !== 'shown') return;
    const sharing = !shared.ok ? 'failed' : shared.value === 'left' ? 'ready' : shared.value;
    this.#show({ ...state, sharing });
  }

  close(): void {
    this.state = { step: 'none' };
  }

  #show(state: CelebrationState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
