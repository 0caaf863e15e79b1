import { makeAutoObservable, runInAction } from 'mobx';
import type { Clipboard } from '../../core/ports/clipboard.ts';
import type { Clock } from '../../core/ports/clock.ts';

/** How long it is said. */
const TOLD_MS = 4000;

/** Copies what she taps, and says for a moment how that went. */
export class CopyPresenter {
  state: 'ready' | 'copied' | 'refused' = 'ready';
  #text: string | undefined;
  readonly #clipboard: Clipboard;
  readonly #clock: Pick<Clock, 'after'>;
  #cancel: () => void = () => {};

  constructor(clipboard: Clipboard, clock: Pick<Clock, 'after'>) {
    this.#clipboard = clipboard;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** How it went with this text: others may be copied beside it. */
  told(text: string): CopyPresenter['state'] {
    return this.state !== 'ready' && text === this.#text ? this.state : 'ready';
  }

  async copy(text: string): Promise<void> {
    const copied = await this.#clipboard.copy(text);
    this.#cancel();
    this.#text = text;
    this.#show(copied.ok ? 'copied' : 'refused');
    this.#cancel = this.#clock.after(TOLD_MS, () => this.#show('ready'));
  }

  #show(state: CopyPresenter['state']): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
