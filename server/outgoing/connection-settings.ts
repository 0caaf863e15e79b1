import { unreadable, type Env, type UnreadableSetting } from '../environment.ts';

const NAME = 'OZ_CONNECTS_TO';

/** Hosts, each with the port of `https:` where it names none. */
export function readConnections(env: Env): readonly string[] | UnreadableSetting {
  const named = (env[NAME] ?? '').split(/[\s,]+/).filter(Boolean);
  if (!named.every((one) => /^[a-z\d.-]+(:\d{1,5})?$/i.test(one))) return unreadable(NAME);
  return named.map((one) => (one.includes(':') ? one : `${one}:443`));
}
