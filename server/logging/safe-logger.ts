import type { FastifyServerOptions } from 'fastify';
import { safeFacts } from './safe-facts.ts';
import { SENTENCES } from './sentences.ts';

const SAID: ReadonlySet<unknown> = new Set(SENTENCES);

/** Where lines go, if not to the standard output. */
export interface LogLines {
  write(line: string): void;
}

/** The shape the framework asks for; only facts of ours are in it. */
const asWritten = (error: unknown) => ({
  type: 'Error',
  message: '',
  stack: '',
  ...safeFacts(error),
});

/** Writes what `safeFacts` lets through and sentences of ours, whatever is handed over to be logged. */
export const safeLogger = (
  level: string,
  lines: LogLines | undefined,
): Exclude<FastifyServerOptions['logger'], undefined> => ({
  level,
  ...(lines && { stream: lines }),
  base: null,
  hooks: {
    logMethod(given, method) {
      const [first, second] = given as readonly unknown[]; // its types allow for one only
      const isText = typeof first === 'string';
      const said: unknown = isText ? first : second;
      const sentence = typeof said === 'string' && SAID.has(said) ? said : 'unnamed';
      method.call(this, isText ? {} : factsOf(first), sentence);
    },
  },
  // What comes past the hook, such as a line of the framework about a request.
  serializers: { err: asWritten, error: asWritten, req: () => ({}), res: () => ({}) },
});

/** What is under `err` or `trouble` in an object, or the object itself where it is an error. */
function factsOf(given: unknown): object {
  if (given instanceof Error) return { trouble: safeFacts(given) };
  const { err, error, trouble } = Object(given) as Record<string, unknown>; // missing ones are undefined
  const inner = err ?? error ?? trouble;
  return { ...safeFacts(given), ...(inner !== undefined && { trouble: safeFacts(inner) }) };
}
