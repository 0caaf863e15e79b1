import helmet from '@fastify/helmet';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** Everything a browser can be asked for, but what a lesson needs. */
const PERMISSIONS = [
  'microphone=(self)',
  'screen-wake-lock=(self)',
  'autoplay=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'picture-in-picture',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ');

const contentSecurityPolicy = (isOverTls: boolean, connectOrigins: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connectOrigins],
    mediaSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isOverTls && { upgradeInsecureRequests: [] }),
  },
});

/** All that matters for an answer that is data: the others speak of pages, of what they may load, and of the whole host. */
const FOR_DATA = ['x-content-type-options', 'strict-transport-security'];

/** Of the policy: some fifty bytes an answer, and two where a proxy speaks HTTP/2 and they were said before. */
const POLICY_FOR_DATA = { 'content-security-policy': "frame-ancestors 'none'" };

/** Scripts and styles are never opened as pages, and on a slow line a kilobyte about each counts. */
const FOR_PARTS = [...FOR_DATA, 'cross-origin-resource-policy'];
const isPart = (url: string): boolean => /^\/assets\/[\w.-]+\.(css|js)$/.test(url);

/** Puts its headers on an answer. */
type Guarding = (request: FastifyRequest, reply: FastifyReply, isOverTls?: boolean) => void;

/**
 * Helmet's headers for every page and file, and those that matter for it for every script, style and answer of the API.
 * They differ only by whether the request came over TLS, so helmet is asked twice: working them out for each
 * request costs a third of what the server can answer.
 */
export async function securityHeaders(
  /** Where else the app may connect. */
  connectOrigins: readonly string[],
  /** Where else pictures may come from, at this moment. */
  pictureOrigins: () => readonly string[] = () => [],
): Promise<Guarding> {
  const [overTls, plain] = await Promise.all([
    headersFor(true, connectOrigins),
    headersFor(false, connectOrigins),
  ]);
  return (request, reply, isOverTls = request.protocol === 'https') => {
    const { forPages, forData, forParts } = isOverTls ? overTls : plain;
    const { url } = request;
    if (url.startsWith('/api/')) reply.headers(forData);
    else if (isPart(url)) reply.headers(forParts);
    else reply.headers(withPictures(forPages, pictureOrigins()));
  };
}

const POLICY = 'content-security-policy';

function withPictures(
  headers: Readonly<Record<string, string>>,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  if (origins.length === 0) return headers;
  const own = "img-src 'self'";
  const policy = headers[POLICY]?.replace(own, [own, ...origins].join(' ')) ?? '';
  return { ...headers, [POLICY]: policy };
}

async function headersFor(isOverTls: boolean, connectOrigins: readonly string[]) {
  const forPages = {
    ...(await headersOfHelmet(isOverTls, connectOrigins)),
    'permissions-policy': PERMISSIONS,
  };
  const only = (names: readonly string[]) => ({
    ...Object.fromEntries(Object.entries(forPages).filter(([name]) => names.includes(name))),
    ...POLICY_FOR_DATA,
  });
  return { forPages, forData: only(FOR_DATA), forParts: only(FOR_PARTS) };
}

async function headersOfHelmet(
  isOverTls: boolean,
  connectOrigins: readonly string[],
): Promise<Record<string, string>> {
  const without = fastify();
  without.get('/', () => '');
  const { headers: bare } = await without.inject('/');
  const withHelmet = fastify();
  await withHelmet.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(isOverTls, connectOrigins),
    // Two years.
    strictTransportSecurity: isOverTls && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  withHelmet.get('/', () => '');
  const { headers } = await withHelmet.inject('/');
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !(name in bare))
      .map(([name, value]) => [name, String(value)]),
  );
}
