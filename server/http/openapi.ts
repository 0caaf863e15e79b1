import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { isCovered } from '../../protocol/covered.ts';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { endpoints } from '../../protocol/endpoints.ts';
import { ANYWHERE, Refusal, REFUSALS, type RefusalCode } from '../../protocol/refusal.ts';

/** The OpenAPI 3.1 description, made from the very schemas that parse and serialise. */
export function openApi(): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = (paths[`/${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Oz', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(Refusal) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(name: string, endpoint: Endpoint): object {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.auth === 'bearer' ? [{ bearer: [] }] : [],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...body(endpoint),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  };
}

function parameters(place: 'path' | 'query', schema: v.GenericSchema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function body(endpoint: Endpoint): object {
  const [type, schema] = endpoint.form
    ? ['multipart/form-data', endpoint.form]
    : ['application/json', endpoint.body];
  return schema
    ? { requestBody: { required: true, content: { [type]: { schema: schemaOf(schema) } } } }
    : {};
}

function success({ reply, pieces }: Endpoint): object {
  if (reply === 'nothing') return { 204: { description: 'Done' } };
  if (reply === 'bytes') {
    const content = {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    };
    return { 200: { description: 'The file', content }, 304: { description: 'Not changed' } };
  }
  if (reply === 'file') {
    const content = {
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    };
    return { 200: { description: 'The file, as it is made', content } };
  }
  if (reply === 'stream') {
    const content = { 'application/x-ndjson': { schema: pieces ? schemaOf(pieces) : {} } };
    return { 200: { description: 'One piece a line, as they come', content } };
  }
  return {
    200: { description: 'OK', content: { 'application/json': { schema: schemaOf(reply) } } },
  };
}

function refusals(endpoint: Endpoint): Record<string, object> {
  const codes = new Set<RefusalCode>([
    ...endpoint.refusals,
    ...(isCovered(endpoint) ? (['no-contract'] as const) : []),
    ...ANYWHERE.filter((code) => code !== 'signed-out' || endpoint.auth === 'bearer'),
  ]);
  const byStatus = Map.groupBy(codes, (code) => REFUSALS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, kinds]) => [
      String(status),
      {
        description: kinds.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

/** What is sent, not what it becomes; bytes have no JSON Schema of their own. */
const schemaOf = (schema: v.GenericSchema) =>
  toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : jsonSchema,
  });
