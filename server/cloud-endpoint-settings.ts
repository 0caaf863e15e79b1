import {
  allReadable,
  IN_HEADER,
  isUnreadable,
  matching,
  unreadable,
  type Env,
  type UnreadableSetting,
} from './environment.ts';

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
  const read = allReadable({
    url: url && isUsable(url) ? url : unreadable(`${name}_URL`),
    key: matching(`${name}_KEY`, key, IN_HEADER),
    model: matching(`${name}_MODEL`, model, /^\S+$/),
  });
  return isUnreadable(read) ? read : { ...read, model: read.model ?? usualModel };
}

function isUsable(url: string): boolean {
  const address = URL.parse(url);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    `${address.username}${address.password}${address.search}${address.hash}` === ''
  );
}
