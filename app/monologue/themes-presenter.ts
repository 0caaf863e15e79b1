import type { Level } from '../../core/domain/lesson/level.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { MATERIAL_GENRES, type MaterialGenre } from '../../core/domain/monologue/material.ts';
import type { CorrectionStatus, MaterialSummary } from '../../core/monologue/monologue.ts';
import { readThemes } from '../../core/monologue/read-themes.ts';
import type { SpeechKind } from '../../core/monologue/speech-kind.ts';
import type { CachedReads } from '../../core/offline/cached-reads.ts';
import type { Cached } from '../../core/offline/readable.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { MaterialsApi } from '../../core/ports/materials-api.ts';
import type { MonologuesApi } from '../../core/ports/monologues-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { KeptSpeech } from '../../core/ports/speech-store.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

/** A screenful or two; more are drawn when she wants them. */
const LISTED_AT_FIRST = 20;

export type ThemesState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: ApiError | Unexpected }
  | {
      readonly step: 'shown';
      readonly level: Level;
      /** The best first. */
      readonly recommended: readonly MaterialSummary[];
      readonly materials: readonly MaterialSummary[];
      /** Those she wants to be offered; none stands for all. */
      readonly genres: readonly MaterialGenre[];
      /** Undefined where it could not be told: the themes are there all the same. */
      readonly status: CorrectionStatus | undefined;
      /** Recordings on this device that she has not submitted. */
      readonly left: readonly KeptSpeech[];
      /** Where the server could not be reached, since when the themes are known. */
      readonly cached?: Cached | undefined;
    };

export interface ThemesParts {
  readonly materials: MaterialsApi;
  readonly monologues: Pick<MonologuesApi, 'status'>;
  readonly kind: Pick<SpeechKind, 'all'>;
  readonly reads: CachedReads;
  readonly reporter: Reporter;
}

/** She chooses what to speak about. */
export class ThemesPresenter {
  state: ThemesState = { step: 'loading' };
  /** Only themes of this genre are listed; undefined lists all. */
  genre: MaterialGenre | undefined;
  most = LISTED_AT_FIRST;

  readonly #parts: ThemesParts;

  constructor(parts: ThemesParts) {
    this.#parts = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Those of which there are themes. */
  get genresThere(): readonly MaterialGenre[] {
    const { state } = this;
    if (state.step !== 'shown') return [];
    return MATERIAL_GENRES.filter((genre) => state.materials.some((one) => one.genre === genre));
  }

  /** Those of the genre that is chosen. */
  get found(): readonly MaterialSummary[] {
    const { state, genre } = this;
    if (state.step !== 'shown') return [];
    return state.materials.filter((one) => genre === undefined || one.genre === genre);
  }

  /** As many of them as she has asked for. */
  get listed(): readonly MaterialSummary[] {
    return this.found.slice(0, this.most);
  }

  listMore(): void {
    this.most += LISTED_AT_FIRST;
  }

  async load(): Promise<void> {
    const { materials, monologues, kind, reads, reporter } = this.#parts;
    const asked = await attempt(reporter, 'themes', async () => {
      const [themes, status, left] = await Promise.all([
        reads.ask('themes', '', () => readThemes(materials)),
        monologues.status(),
        kind.all(),
      ]);
      if (!themes.ok) return themes;
      const { recommended, materials: all, genres } = themes.value;
      const shown: ThemesState = {
        step: 'shown',
        level: recommended.level,
        recommended: recommended.materials,
        materials: all,
        genres,
        status: status.ok ? status.value : undefined,
        left: left.filter(({ isWanted }) => !isWanted),
        cached: themes.cached,
      };
      return { ok: true as const, value: shown };
    });
    this.#show(asked.ok ? asked.value : { step: 'failed', error: asked.error });
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  list(genre: MaterialGenre | undefined): void {
    this.genre = genre;
    this.most = LISTED_AT_FIRST;
  }

  /** Wants a genre to be offered, or no longer; what is offered follows. */
  async wantGenre(genre: MaterialGenre, isWanted: boolean): Promise<void> {
    const { state } = this;
    if (state.step !== 'shown') return;
    const others = state.genres.filter((one) => one !== genre);
    const genres = isWanted ? [...others, genre] : others;
    this.#show({ ...state, genres });
    const { materials, reporter } = this.#parts;
    const offered = await attempt(reporter, 'choose genres', async () => {
      const chosen = await materials.chooseGenres(genres);
      return chosen.ok ? materials.recommended() : chosen;
    });
    if (this.state.step !== 'shown' || this.state.genres !== genres) return;
    this.#show(
      offered.ok
        ? { ...this.state, recommended: offered.value.materials }
        : { ...this.state, genres: state.genres },
    );
  }

  #show(state: ThemesState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
