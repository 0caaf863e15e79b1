/** Facts that say what went wrong and never whose it was; whatever is not named here is not written. */
const FACTS = [
  'code',
  'column',
  'constraint',
  'deadlineMs',
  'file',
  'kind',
  'limitMs',
  'line',
  'lostEvents',
  'mendedContracts',
  'progress',
  'responseCode',
  'retryAfterSeconds',
  'routine',
  'signal',
  'status',
  'statusCode',
  'syscall',
  'table',
  'unknownContracts',
  'url',
] as const;

/** Names, codes, routes and files of ours look so; emails, sentences, tokens and SQL do not. */
const NAME = /^[\w./:*{}-]{1,60}$/;
/** Runs of a token are long, and names of ours have words in them. */
const OPAQUE = /[\w-]{32,}|^eyJ/;

/** A place in a file of ours or of a package: never what stood in the error. */
const FRAME = /^ {4}at [\w$.<>#[\] ]*\(?(?:file:\/\/|node:)?[\w./@+:-]*:\d+:\d+\)?$/;

const DEEPEST_CAUSE = 3;
const MOST_FRAMES = 20;

export type SafeFacts = Readonly<Record<string, unknown>>;

/** The facts of an error or of what is told of a trouble; messages are left out, for they repeat what was sent. */
export function safeFacts(trouble: unknown, depth = 0): SafeFacts {
  if (typeof trouble !== 'object' || trouble === null) return {};
  const facts = FACTS.flatMap((name) => {
    const fact: unknown = Reflect.get(trouble, name);
    return isSafe(fact) ? [[name, fact]] : [];
  });
  const safe = Object.fromEntries(facts);
  if (!(trouble instanceof Error)) return safe;
  const { stack = '', cause } = trouble;
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  return {
    type: nameOf(trouble),
    ...safe,
    stack: frames.slice(0, MOST_FRAMES).map((line) => line.trim()),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: safeFacts(cause, depth + 1) }),
  };
}

const isSafe = (fact: unknown): boolean =>
  typeof fact === 'number' ||
  typeof fact === 'boolean' ||
  (typeof fact === 'string' && NAME.test(fact) && !OPAQUE.test(fact));

function nameOf(error: Error): string {
  const name = error.constructor.name || 'Error';
  return isSafe(name) ? name : 'Error';
}
