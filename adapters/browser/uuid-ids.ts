import { v7 } from 'uuid';
import type { Ids } from '../../core/ports/ids.ts';

/** UUID version 7: its first 48 bits are the time, and within a millisecond it counts on. */
export class UuidIds implements Ids {
  next(): string {
    return v7();
  }
}
