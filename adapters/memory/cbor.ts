/** As much of CBOR (RFC 8949) as an authenticator writes. */
export type CborValue = number | string | Uint8Array | ReadonlyMap<number | string, CborValue>;

export function cbor(value: CborValue): Uint8Array<ArrayBuffer> {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return joined(head(3, encode(value).length), encode(value));
  if (value instanceof Uint8Array) return joined(head(2, value.length), value);
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of)]);
  return joined(head(5, value.size), ...entries);
}

/** The major type, and a number below 65,536. */
function head(type: number, of: number): Uint8Array<ArrayBuffer> {
  const major = type << 5;
  if (of < 24) return Uint8Array.of(major | of);
  return of < 256 ? Uint8Array.of(major | 24, of) : Uint8Array.of(major | 25, of >> 8, of & 255);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
