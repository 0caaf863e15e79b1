import { isIP, Socket } from 'node:net';
import type { Destination } from './destinations.ts';

interface Target {
  readonly path?: string;
  readonly host?: string;
  readonly port?: number | string;
  /** Whose certificate is asked for, where the name was looked up before. */
  readonly servername?: string;
}

/**
 * From now on no socket of this process is connected to anything else: a library that reports to its maker, or an address that
 * a stranger slipped in, comes no further. Native code, and the programs it starts, are not held by it.
 *
 * @param tell hears of each that was refused, once.
 * @returns what takes the guard away again.
 */
export function guardConnections(
  allowed: readonly Destination[],
  tell: (refused: Destination) => void,
): () => void {
  const { connect } = Socket.prototype;
  const known = allowed.map((one) => one.toLowerCase());
  const told = new Set<Destination>();
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    const target = targetOf(given);
    const names = namesOf(target);
    if (names.some((name) => isAmong(known, name))) return Reflect.apply(connect, this, given);
    const [refused = ''] = names;
    if (!told.has(refused)) tell(refused);
    told.add(refused);
    // Where a host is not found that is told later, too, and callers set up what they connected before they look.
    process.nextTick(() => this.destroy(new Error(`no setting names ${refused}`)));
    return this;
  };
  return () => {
    Socket.prototype.connect = connect;
  };
}

/** Node's own callers hand on one list of what they were given. */
function targetOf(given: readonly unknown[]): Target {
  const [first, second] = given.flat();
  if (typeof first === 'object' && first !== null) return first;
  const isPath = typeof first === 'string' && Number.isNaN(Number(first));
  if (isPath) return { path: first };
  return { port: Number(first), ...(typeof second === 'string' && { host: second }) };
}

function namesOf({ path, host = 'localhost', port, servername }: Target): readonly Destination[] {
  if (path !== undefined) return [path];
  const names = [`${host}:${port}`];
  // A mail client looks its server up by itself, and connects to the number it was given.
  return isIP(host) && servername ? [...names, `${servername}:${port}`] : names;
}

const isAmong = (known: readonly Destination[], name: Destination): boolean =>
  known.some((one) =>
    one.startsWith('*.') ? name.toLowerCase().endsWith(one.slice(1)) : name.toLowerCase() === one,
  );
