import type { FastifyRequest } from 'fastify';

/** A three-minute take in the least thrifty form a phone makes, with room to spare. */
export const LARGEST_UPLOAD_BYTES = 40 * 1024 * 1024;

/** What a form of ours has beside its one file: some names, ids and numbers, and the notes of a speech. */
export const FORM_LIMITS = {
  fileSize: LARGEST_UPLOAD_BYTES,
  files: 1,
  fields: 16,
  parts: 17,
  fieldNameSize: 64,
  /** In bytes: notes of 2,000 characters of any script, each of which may be the end of a line. */
  fieldSize: 12_000,
  headerPairs: 16,
} as const;

/** All parts together, with what stands between them. */
const LARGEST_FORM_BYTES = LARGEST_UPLOAD_BYTES + 128 * 1024;

type Form = Readonly<Record<string, unknown>>;

/** Told as Fastify tells of a body that is too large. */
class FormTooLarge extends Error {
  readonly statusCode = 413;
}

/** How much memory a form will take at most: what it says of itself, or as much as may be. */
export function sizeOfForm({ headers }: FastifyRequest): number {
  const claimed = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(claimed) ? claimed : LARGEST_FORM_BYTES;
}

/**
 * A multipart body as a plain object: text parts as strings, files as bytes; undefined when it is no whole form. Throws with a
 * status where it is larger than a form of ours can be, and reads no further then.
 */
export async function readForm(request: FastifyRequest): Promise<Form | undefined> {
  if (!request.isMultipart()) return undefined;
  if (sizeOfForm(request) > LARGEST_FORM_BYTES) throw new FormTooLarge();
  const { promise: tooLarge, reject } = Promise.withResolvers<never>();
  let left = LARGEST_FORM_BYTES;
  const count = (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) reject(new FormTooLarge());
  };
  const reading = readParts(request);
  request.raw.on('data', count);
  try {
    return await Promise.race([reading, tooLarge]);
  } finally {
    request.raw.off('data', count);
    tooLarge.catch(() => undefined);
    reading.catch(() => undefined);
  }
}

async function readParts(request: FastifyRequest): Promise<Form | undefined> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') form[part.fieldname] = new Uint8Array(await part.toBuffer());
      else if (part.valueTruncated || part.fieldnameTruncated) throw new FormTooLarge();
      else form[part.fieldname] = part.value;
    }
  } catch (error) {
    // Limits carry a status; what the parser could not follow, or was cut off, has none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return undefined;
  }
  return form;
}
