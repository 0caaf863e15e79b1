import type { FastifyRequest } from 'fastify';

/** A multipart body as a plain object: text parts as strings, files as bytes; undefined when it is no form. */
export async function readForm(
  request: FastifyRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!request.isMultipart()) return undefined;
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    form[part.fieldname] =
      part.type === 'file' ? new Uint8Array(await part.toBuffer()) : part.value;
  }
  return form;
}
