/** The same signed text with another payload, and the old signature under it. */
export function changed(signed: string, more: Readonly<Record<string, unknown>>): string {
  const [header = '', payload = '', signature = ''] = signed.split('.');
  const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [header, encoded({ ...Object(said), ...more }), signature].join('.');
}

/** What a signed text says. */
export function payloadOf(signed: string): Readonly<Record<string, unknown>> {
  const said: unknown = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString());
  return { ...Object(said) };
}

export const encoded = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
