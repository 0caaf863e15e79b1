import { unreadable, type Env, type UnreadableSetting } from './environment.ts';

/** An API that speaks OpenAI's `/audio/transcriptions`. */
export interface TranscriptionEndpoint {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** An API that speaks OpenAI's `/chat/completions`, streamed. */
export type TeacherEndpoint = TranscriptionEndpoint;

/** The `_URL`, `_KEY` and `_MODEL` of an API of the cloud. */
export function readEndpoint(
  env: Env,
  name: string,
  usualModel: string,
): TranscriptionEndpoint | UnreadableSetting | undefined {
  const url = env[`${name}_URL`];
  const key = env[`${name}_KEY`] || undefined;
  const model = env[`${name}_MODEL`] || undefined;
  // A key that goes nowhere was meant to go somewhere.
  if (!url && key === undefined && model === undefined) return undefined;
  const address = url ? URL.parse(url) : null;
  const isUsable =
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    `${address.username}${address.password}${address.search}${address.hash}` === '';
  if (!url || !isUsable) return unreadable(`${name}_URL`);
  // What a header can carry.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    return unreadable(`${name}_KEY`);
  }
  if (model !== undefined && !/^\S+$/.test(model)) {
    return unreadable(`${name}_MODEL`);
  }
  return { url, key, model: model ?? usualModel };
}
