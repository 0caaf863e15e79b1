import { OFFERED_THEMES } from '../domain/home/theme-of-day.ts';
import { readThemes } from '../monologue/read-themes.ts';
import type { CatalogueApi } from '../ports/catalogue-api.ts';
import type { Clock } from '../ports/clock.ts';
import type { LibraryApi } from '../ports/library-api.ts';
import type { MaterialsApi } from '../ports/materials-api.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import { readReviews } from '../review/read-reviews.ts';
import { ok, type Result } from '../shared/result.ts';
import type { ReadCopies } from './read-copies.ts';
import type { Readable } from './readable.ts';

export interface ReadAheadParts {
  readonly copies: ReadCopies;
  readonly library: Pick<LibraryApi, 'studyStatus' | 'books'>;
  readonly catalogue: Pick<CatalogueApi, 'layouts' | 'questionList'>;
  readonly reviews: Pick<ReviewApi, 'status' | 'items'>;
  readonly materials: Pick<MaterialsApi, 'recommended' | 'all' | 'genres' | 'one'>;
  readonly learnerId: () => string | undefined;
  readonly clock: Clock;
}

/** What was read since is not asked for again. */
const FRESH_MS = 6 * 60 * 60 * 1000;

/** Reads what a learner may want in a train, whether or not she has been there on this device. */
export class ReadAhead {
  readonly #parts: ReadAheadParts;

  constructor(parts: ReadAheadParts) {
    this.#parts = parts;
  }

  /** One after the other: nothing of it is urgent. Ends where the server cannot be asked. */
  async run(): Promise<void> {
    const { library, catalogue, reviews, materials } = this.#parts;
    const learnerId = this.#parts.learnerId();
    if (learnerId === undefined) return;
    const home = await this.#read(learnerId, 'home', '', () => library.studyStatus());
    if (!home) return;
    await this.#read(learnerId, 'books', '', () => library.books());
    await this.#read(learnerId, 'lessons', '', () => catalogue.layouts());
    const review = await this.#read(learnerId, 'review', '', () => readReviews(reviews));
    if (review) await this.#read(learnerId, 'review-status', '', async () => ok(review.status));
    const themes = await this.#read(learnerId, 'themes', '', () => readThemes(materials));
    for (const { id } of themes?.recommended.materials.slice(0, OFFERED_THEMES) ?? []) {
      await this.#read(learnerId, 'theme', id, () => materials.one(id));
    }
    const lessonId = home.continueLesson?.id;
    if (lessonId === undefined) return;
    await this.#read(learnerId, 'questions', lessonId, () => catalogue.questionList(lessonId));
  }

  async #read<Name extends keyof Readable>(
    learnerId: string,
    name: Name,
    id: string,
    ask: () => Promise<Result<Readable[Name], unknown>>,
  ): Promise<Readable[Name] | undefined> {
    const { copies, clock } = this.#parts;
    const kept = await copies.find(learnerId, name, id);
    if (kept?.ok && kept.cached && clock.now() - kept.cached.at < FRESH_MS) return kept.value;
    const answer = await ask();
    // Of a learner who has signed out meanwhile nothing is to be left.
    if (!answer.ok || this.#parts.learnerId() !== learnerId) return undefined;
    await copies.keep(learnerId, name, id, answer.value);
    return answer.value;
  }
}
