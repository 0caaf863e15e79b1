/** A value of DER (X.690): its tag, what is in it, and what comes after it. */
interface Value {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly rest: Uint8Array;
}

function readValue(bytes: Uint8Array): Value | undefined {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return undefined;
  const more = first & 0x7f;
  const isLong = first >= 0x80;
  if (isLong && (more === 0 || more > 3)) return undefined;
  const start = isLong ? 2 + more : 2;
  const length = isLong ? bytes.slice(2, start).reduce((sum, byte) => sum * 256 + byte, 0) : first;
  if (bytes.length < start + length) return undefined;
  return { tag, content: bytes.slice(start, start + length), rest: bytes.slice(start + length) };
}

function* valuesIn(bytes: Uint8Array): Generator<Value> {
  let left = bytes;
  for (let value = readValue(left); value; value = readValue(left)) {
    yield value;
    left = value.rest;
  }
}

const SEQUENCE = 0x30;
const OCTETS = 0x04;
/** Where a certificate (RFC 5280) has its extensions. */
const EXTENSIONS = 0xa3;

/** What a certificate says under one object identifier, given in DER without its head; undefined where it says nothing. */
export function extensionOf(certificate: Uint8Array, oid: Uint8Array): Uint8Array | undefined {
  const signed = readValue(readValue(certificate)?.content ?? new Uint8Array());
  for (const part of valuesIn(signed?.content ?? new Uint8Array())) {
    if (part.tag !== EXTENSIONS) continue;
    for (const one of valuesIn(readValue(part.content)?.content ?? new Uint8Array())) {
      const [id, ...values] = one.tag === SEQUENCE ? [...valuesIn(one.content)] : [];
      if (!id || Buffer.compare(id.content, oid) !== 0) continue;
      return values.find(({ tag }) => tag === OCTETS)?.content;
    }
  }
  return undefined;
}
