import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'oz_device';
/** A browser takes a cookie with this name from this host over TLS alone, so that no other page can plant one. */
const OVER_TLS = `__Host-${COOKIE}`;
const DAYS = 180;
/** A family shares a device; the learner who signed in longest ago makes room. */
const MOST_LEARNERS = 4;
const shapeOf = (name: string): RegExp =>
  new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]{22}(?:\.[\w-]{22}){1,4})(?:;|$)`);
/** The others are from before there was this prefix, and the plain one is from a server without TLS, too. */
const SHAPES = [OVER_TLS, `__Secure-${COOKIE}`, COOKIE].map(shapeOf);

/**
 * A device that says by a cookie who has signed in on it. The cookie opens nothing: it keeps an attacker who tries passwords
 * elsewhere from locking a learner out here.
 */
export class KnownDevices {
  readonly #key: Uint8Array;

  /** The secret of the server. */
  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'oz device', 32));
  }

  /** What a device says, as far as it can be read. */
  cookieOf(request: FastifyRequest): string {
    return read(request).join('.');
  }

  /** The id of the device, if this learner has signed in on it. */
  of(request: FastifyRequest, learnerId: string): string | undefined {
    const [id, ...marks] = read(request);
    return id !== undefined && marks.includes(this.#mark(id, learnerId)) ? id : undefined;
  }

  /** From now on this learner is known here. */
  remember(request: FastifyRequest, reply: FastifyReply, learnerId: string): void {
    const [id = randomBytes(16).toString('base64url'), ...marks] = read(request);
    const mark = this.#mark(id, learnerId);
    const others = marks.filter((one) => one !== mark).slice(0, MOST_LEARNERS - 1);
    const isOverTls = request.protocol === 'https';
    const [name, path, secure] = isOverTls ? [OVER_TLS, '/', '; Secure'] : [COOKIE, '/api', ''];
    reply.header(
      'set-cookie',
      `${name}=${[id, mark, ...others].join('.')}; Path=${path}; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`,
    );
  }

  #mark(id: string, learnerId: string): string {
    const mark = createHmac('sha256', this.#key).update(`${id} ${learnerId}`);
    return mark.digest('base64url').slice(0, 22);
  }
}

function read({ headers }: FastifyRequest): readonly string[] {
  const found = SHAPES.map((shape) => shape.exec(headers.cookie ?? '')?.[1]);
  return found.find((one) => one !== undefined)?.split('.') ?? [];
}
