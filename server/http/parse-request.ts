import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint } from '../../protocol/endpoint.ts';

/** Undefined when a part is not what its schema says. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest, form: unknown) {
  const params = read(endpoint.params, request.params);
  const query = read(endpoint.query, request.query);
  const body = read(endpoint.body, request.body);
  const whole = read(endpoint.form, form);
  if (!params || !query || !body || !whole) return undefined;
  return { params: params.output, query: query.output, body: body.output, form: whole.output };
}

/** PostgreSQL keeps no text with a NUL in it, and no half of a character. */
function isUnkeepable(input: unknown): boolean {
  // However deep it is nested: a recursion would run out of stack.
  const values = [input];
  for (const value of values) {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true;
    } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      for (const part of Object.values(value)) values.push(part);
    }
  }
  return false;
}

const NOTHING = { output: undefined };

/** Undefined when the input is not what the schema says; an endpoint without this part has nothing of it. */
function read(
  schema: v.GenericSchema | undefined,
  input: unknown,
): { output: unknown } | undefined {
  if (!schema) return NOTHING;
  if (isUnkeepable(input)) return undefined;
  const parsed = v.safeParse(schema, input);
  return parsed.success ? parsed : undefined;
}
