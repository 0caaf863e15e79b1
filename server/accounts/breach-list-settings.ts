import { unreadable, type Env, type UnreadableSetting } from '../environment.ts';

/** `off` is the operator's word that none is asked. */
export type BreachListSetting = { readonly url: string } | 'off';

const NAME = 'OZ_BREACHED_PASSWORDS_URL';

/** Undefined where nothing was said of it. */
export function readBreachList(env: Env): BreachListSetting | UnreadableSetting | undefined {
  const setting = env[NAME] || undefined;
  if (setting === undefined || setting === 'off') return setting;
  const address = URL.parse(setting);
  const isUsable = address && /^https?:$/.test(address.protocol) && address.search === '';
  return isUsable ? { url: setting.replace(/\/+$/, '') } : unreadable(NAME);
}
