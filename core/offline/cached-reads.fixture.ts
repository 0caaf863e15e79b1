import { MemoryLocalCache } from '../../adapters/memory/memory-local-cache.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { Clock } from '../ports/clock.ts';
import type { LocalCache } from '../ports/local-cache.ts';
import { CachedReads } from './cached-reads.ts';
import { ReadCopies } from './read-copies.ts';

export interface CachedReadsStage {
  readonly clock: Clock;
  readonly cache?: LocalCache;
  readonly reporter?: MemoryReporter;
  readonly learnerId?: () => string | undefined;
  readonly spareTime?: () => Promise<void>;
  readonly lessons?: readonly string[];
}

type CopiesStage = Pick<CachedReadsStage, 'clock' | 'cache' | 'reporter' | 'lessons'>;

/** What is kept on a device in memory. */
export function readCopies(stage: CopiesStage): ReadCopies {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return new ReadCopies({
    clock: stage.clock,
    cache: stage.cache ?? new MemoryLocalCache(),
    reporter: stage.reporter ?? new MemoryReporter(),
    utf8: {
      encode: (text) => encoder.encode(text),
      decode: (bytes) => decoder.decode(bytes),
    },
    answered: async () => ({ outcomes: new Map(), reviewed: new Set(), lessons: new Map() }),
    lessons: () => stage.lessons ?? [],
  });
}

/** Reads on a device in memory. */
export function cachedReads(stage: CachedReadsStage): CachedReads {
  const copies = readCopies(stage);
  return new CachedReads({
    copies: async () => copies,
    learnerId: stage.learnerId ?? (() => 'yui'),
    spareTime: stage.spareTime ?? (async () => {}),
  });
}
