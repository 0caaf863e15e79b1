import type { Log } from '../../core/ports/log.ts';

export class MemoryLog implements Log {
  /** Not part of the port: what was noted. */
  readonly notes: string[] = [];

  note(message: string): void {
    this.notes.push(message);
  }
}
