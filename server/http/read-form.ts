import type { FastifyRequest } from 'fastify';

/** A multipart body as a plain object: text parts as strings, files as bytes; undefined when it is no whole form. */
export async function readForm(
  request: FastifyRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!request.isMultipart()) return undefined;
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      form[part.fieldname] =
        part.type === 'file' ? new Uint8Array(await part.toBuffer()) : part.value;
    }
  } catch (error) {
    // Limits carry a status; what the parser could not follow, or was cut off, has none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return undefined;
  }
  return form;
}
