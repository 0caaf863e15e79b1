import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { RecordsApi } from '../../core/ports/records-api.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';

/** From a result back into the lesson, with what was right already behind her. */
export class WrongAgainPresenter {
  isBusy = false;
  error: ApiError | NotFound | Unexpected | undefined;
  readonly #records: RecordsApi;
  readonly #ids: Ids;
  readonly #reporter: Reporter;
  readonly #begunAgain: Set<string>;

  /** @param begunAgain takes the rounds that are begun so. */
  constructor(records: RecordsApi, ids: Ids, reporter: Reporter, begunAgain: Set<string>) {
    this.#records = records;
    this.#ids = ids;
    this.#reporter = reporter;
    this.#begunAgain = begunAgain;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the lesson can be opened now: it goes on with what was not right in this record. */
  async begin(recordId: string): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.error = undefined;
    const id = this.#ids.next();
    const copied = await attempt(this.#reporter, 'wrong ones again', () =>
      this.#records.copyFromCorrect(recordId, id),
    );
    if (copied.ok) this.#begunAgain.add(id);
    runInAction(() => {
      this.isBusy = false;
      if (!copied.ok) this.error = copied.error;
    });
    return copied.ok;
  }
}
