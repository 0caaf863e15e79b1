import type { FastifyBaseLogger } from 'fastify';
import type { Sentence } from './sentences.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** The log of a server from before it has one: what is told until then is written once it has. */
export class EarlyLog {
  #log: Log | undefined;
  #waiting: ((log: Log) => void)[] = [];

  readonly bug = (error: unknown): void => this.#tell((log) => log.error(error));

  readonly warn = (trouble: unknown, where: Sentence): void =>
    this.#tell((log) => log.warn({ trouble }, where));

  begin(log: Log): void {
    this.#log = log;
    for (const tell of this.#waiting) tell(log);
    this.#waiting = [];
  }

  #tell(tell: (log: Log) => void): void {
    if (this.#log) tell(this.#log);
    else this.#waiting.push(tell);
  }
}
