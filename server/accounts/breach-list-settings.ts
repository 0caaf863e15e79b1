type Unreadable = { readonly kind: 'setting-unreadable'; readonly name: string };

/** `off` is the operator's word that none is asked. */
export type BreachListSetting = { readonly url: string } | 'off';

const NAME = 'OZ_BREACHED_PASSWORDS_URL';

/** Undefined where nothing was said of it. */
export function readBreachList(
  env: Readonly<Record<string, string | undefined>>,
): BreachListSetting | Unreadable | undefined {
  const setting = env[NAME] || undefined;
  if (setting === undefined || setting === 'off') return setting;
  const address = URL.parse(setting);
  const isUsable = address && /^https?:$/.test(address.protocol) && address.search === '';
  return isUsable
    ? { url: setting.replace(/\/+$/, '') }
    : { kind: 'setting-unreadable', name: NAME };
}
