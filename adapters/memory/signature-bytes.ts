import { joined } from './cbor.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Two numbers of 32 bytes side by side, as WebCrypto gives them, become what WebAuthn wants: ASN.1 DER. */
export function derSignature(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = joined(derInteger(raw.slice(0, 32)), derInteger(raw.slice(32)));
  return joined(Uint8Array.of(0x30, body.length), body);
}

function derInteger(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.slice(first);
  // A number whose first bit is set would be read as negative.
  const positive = (short[0] ?? 0) > 127 ? joined(Uint8Array.of(0), short) : short;
  return joined(Uint8Array.of(0x02, positive.length), positive);
}
