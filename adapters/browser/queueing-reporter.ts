import type { FailedRequestReport } from '../../core/errors/describe-failed-request.ts';
import type { Reporter } from '../../core/ports/reporter.ts';

/** More than this at the very start are the same thing over and over. */
const MAX_HELD = 50;

/** Holds what is told until there is a reporter to tell it to, so that the reporter can be loaded late. */
export class QueueingReporter implements Reporter {
  /** Not part of the port: resolves when there is something to tell. */
  readonly hasHeard: Promise<void>;
  #heard: () => void = () => {};
  #listener: Reporter | undefined;
  #held: ((listener: Reporter) => void)[] = [];

  constructor() {
    this.hasHeard = new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  bug(error: unknown, context: { readonly where: string }): void {
    this.#tell((listener) => listener.bug(error, context));
  }

  failedRequest(report: FailedRequestReport): void {
    this.#tell((listener) => listener.failedRequest(report));
  }

  /** Not part of the port: hears what was told so far, and everything from now on. */
  forwardTo(listener: Reporter): void {
    this.#listener = listener;
    for (const tell of this.#held) tell(listener);
    this.#held = [];
  }

  #tell(tell: (listener: Reporter) => void): void {
    if (this.#listener) return tell(this.#listener);
    if (this.#held.length < MAX_HELD) this.#held.push(tell);
    this.#heard();
  }
}
