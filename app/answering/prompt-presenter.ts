import { makeAutoObservable, when } from 'mobx';
import {
  promptIn,
  readingMs,
  type Prompt,
  type PromptLanguage,
} from '../../core/domain/lesson/prompt.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PromptLanguagePresenter } from '../prompts/prompt-language-presenter.ts';
import type { ListeningPresenter } from '../shell/listening-presenter.ts';
import type { Sound } from './answer-state.ts';
import type { LapState } from './lap-state.ts';
import type { QuestionProgress } from './question-host-presenter.ts';

export interface PromptParts {
  readonly progress: QuestionProgress;
  readonly turn: { readonly state: object; readonly lap: LapState };
  readonly sounds: ListeningPresenter<Sound>;
  readonly promptLanguage: PromptLanguagePresenter;
  readonly clock: Clock;
}

/** What is to be said in English, as she wants it: spoken where a voice says it, and else left to be read. */
export class PromptPresenter {
  readonly #parts: PromptParts;
  #run = 0;

  constructor(parts: PromptParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get shown(): Prompt | undefined {
    const { question } = this.#parts.progress;
    return question && promptIn(question, this.#parts.promptLanguage.language);
  }

  /** No voice says it: it is read in any style. */
  get isSilent(): boolean {
    return this.#parts.progress.question?.promptAudio === '' || this.shown?.language === 'ko';
  }

  /** Undefined until she has chosen. */
  get chosenLanguage(): PromptLanguage | undefined {
    return this.#parts.promptLanguage.chosen;
  }

  /** Whether she may be asked in Korean here, and has not said whether she wants to be. */
  get isLanguageOpen(): boolean {
    const isThere = this.#parts.progress.question?.promptKo !== undefined;
    return isThere && this.chosenLanguage === undefined;
  }

  chooseLanguage(language: PromptLanguage): void {
    this.#parts.promptLanguage.choose(language);
  }

  /** The clock begins once it was heard or read, where it is not asked anew meanwhile. */
  async play(): Promise<void> {
    const { progress, sounds, turn } = this.#parts;
    const { question } = progress;
    this.#run += 1;
    const run = this.#run;
    if (this.isSilent) await this.#read(this.shown?.text ?? '');
    else if (question) await sounds.play('prompt', question.promptAudio);
    if (run === this.#run && progress.question === question) turn.lap.begin();
  }

  /** Until there was time to read it, or she goes on before. */
  #read(text: string): Promise<void> {
    const { clock, turn } = this.#parts;
    const { state } = turn;
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        stopWatching();
        resolve();
      };
      const cancel = clock.after(readingMs(text), done);
      const stopWatching = when(() => turn.state !== state, done);
    });
  }
}
