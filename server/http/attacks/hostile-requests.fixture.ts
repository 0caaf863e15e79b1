import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

/** As much of a JSON Schema as the served OpenAPI has. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** JSON that is not made by `JSON.stringify`, which could not make it. */
class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '🦊'.repeat(40),
  'a'.repeat(4096),
  'a'.repeat(100_000),
  '../../etc/passwd',
  "'; drop table learners; --",
  '%00%ff',
  '__proto__',
  '9'.repeat(400),
  '2147483648~x',
  '999999999999999~x',
  '2026-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b.cd\r\nBcc: e@f.gh',
];
const HOSTILE_NUMBERS = [-1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e308, -1e308];
const DEEP = 20_000;

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.constantFrom(
    new Raw('['.repeat(DEEP) + ']'.repeat(DEEP)),
    new Raw('{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)),
    new Raw('1e400'),
    new Raw('-0'),
    new Raw('{"__proto__":{"isAdmin":true}}'),
  ),
  fc.array(fc.constantFrom<unknown>(...HOSTILE_NUMBERS, 'a'), { maxLength: 40 }),
);

/** Mostly what the schema says, so that what is hostile in it comes far. */
function valueOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: rightful(schema, known), weight: 6 },
    { arbitrary: hostile, weight: 1 },
  );
}

function rightful(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, known)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one, known)]),
        ),
      );
    case 'array':
      return fc.array(schema.items ? valueOf(schema.items, known) : hostile, { maxLength: 4 });
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer(), fc.constantFrom(...HOSTILE_NUMBERS, 0, 1000));
    case 'boolean':
      return fc.boolean();
    case undefined:
      return hostile;
    default:
      return textOf(schema, known);
  }
}

function textOf({ format, pattern }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const ids = fc.constantFrom(...known);
  if (format === 'uuid') return fc.oneof(ids, fc.uuid());
  if (format?.startsWith('date')) return fc.date({ noInvalidDate: true }).map((at) => at.toJSON());
  if (pattern?.includes('@')) return fc.emailAddress();
  if (pattern !== undefined) return fc.oneof(ids, fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(ids, fc.string({ maxLength: 60 }), fc.constant('Pineapples dance.'));
}

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.constantFrom('ko', 'x'.repeat(5000), ';;;q=', 'ja,en;q=NaN'),
    'if-none-match': fc.constantFrom('*', '"'.repeat(4000), 'W/"a", '.repeat(900)),
    'x-forwarded-for': fc.constantFrom('::1', 'unknown', '1.2.3.4, '.repeat(300)),
    origin: fc.constantFrom('null', 'https://', 'file://', 'https://evil.example'),
    authorization: fc.constantFrom(
      'Bearer',
      'Bearer ....',
      'Basic Og==',
      `Bearer ${'a'.repeat(7000)}`,
    ),
    range: fc.constantFrom('bytes=0-', 'bytes=-1,-1,-1', 'bytes=9999999999-'),
  },
  { requiredKeys: [] },
);

const PATHS = [
  '%',
  '%00',
  '%ff',
  '..',
  '%2e%2e%2f',
  'a'.repeat(3000),
  '__proto__',
  '2147483648',
  '🦊',
];

/** Requests to one operation, from rightful to absurd. */
export function requestsTo(
  operation: Operation,
  known: readonly string[],
): fc.Arbitrary<InjectOptions> {
  const { method, path, parameters, content } = operation;
  const place = fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 4 },
    { arbitrary: fc.constantFrom(...PATHS), weight: 1 },
  );
  const inPath = path.match(/\{\w+\}/g) ?? [];
  const queries = parameters.filter((one) => one.in === 'query');
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return fc
    .record({
      places: fc.tuple(...inPath.map(() => place)),
      query: fc.tuple(
        ...queries.map(() => fc.oneof(place, fc.constantFrom(...HOSTILE_TEXTS.slice(4)))),
      ),
      body: valueOf(schema, known),
      isWhole: fc.boolean(),
      noise: fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, { arbitrary: HEADERS, weight: 1 }),
    })
    .map(({ places, query, body, noise, isWhole }) => {
      const left = places.values();
      const filled = path.replaceAll(/\{\w+\}/g, () => String(left.next().value));
      const asked = queries.map(({ name }, i) => `${name}=${encodeSafely(String(query[i]))}`);
      const url = `/api${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
      const sent = type === '' ? { headers: {} } : bodyOf(type, body, isWhole);
      const headers = { ...sent.headers, ...noise };
      return {
        method: method.toUpperCase() as 'POST',
        url: encodeURI(url).replaceAll('%25', '%'),
        ...sent,
        headers,
      };
    });
}

const encodeSafely = (text: string) => encodeURIComponent(text.toWellFormed());

function bodyOf(type: string, body: unknown, isWhole: boolean) {
  if (type === 'application/json')
    return { headers: { 'content-type': type }, payload: jsonOf(body) };
  const boundary = isWhole ? 'x' : 'y';
  const fields = Object(body) as Record<string, unknown>; // whatever it is, it has names
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = name === 'file' ? '; filename="file"' : '';
    const text = name === 'file' ? `said:${String(value)}` : jsonOf(value).replaceAll(/^"|"$/g, '');
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}${isWhole ? '--x--\r\n' : ''}`,
  };
}

function jsonOf(value: unknown): string {
  if (value instanceof Raw) return value.json;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, one]) => `${JSON.stringify(name)}:${jsonOf(one)}`,
    );
    return `{${fields.join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
