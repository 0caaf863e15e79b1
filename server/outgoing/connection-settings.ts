type Unreadable = { readonly kind: 'setting-unreadable'; readonly name: string };

const NAME = 'OZ_CONNECTS_TO';

/** Hosts, each with the port of `https:` where it names none. */
export function readConnections(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] | Unreadable {
  const named = (env[NAME] ?? '').split(/[\s,]+/).filter(Boolean);
  if (!named.every((one) => /^[a-z\d.-]+(:\d{1,5})?$/i.test(one)))
    return { kind: 'setting-unreadable', name: NAME };
  return named.map((one) => (one.includes(':') ? one : `${one}:443`));
}
