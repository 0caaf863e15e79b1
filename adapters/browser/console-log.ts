import type { Log } from '../../core/ports/log.ts';

export class ConsoleLog implements Log {
  note(message: string, details?: Readonly<Record<string, unknown>>): void {
    // eslint-disable-next-line no-console -- this is the place for it
    if (details) console.info(`[oz] ${message}`, details);
    // eslint-disable-next-line no-console -- as above
    else console.info(`[oz] ${message}`);
  }
}
