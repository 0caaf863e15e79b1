import {
  allReadable,
  IN_HEADER,
  unreadable,
  type Env,
  type UnreadableSetting,
} from '../environment.ts';
import { isWebAddress, originOf } from '../web-address.ts';
import type { NoticeSettings } from './choose-notices.ts';
import type { LineSettings } from './line-notices.ts';
import type { WebhookSettings } from './webhook-notices.ts';

const LINE_API = 'https://api.line.me';
const SHORTEST_SECRET = 32;

export function readNoticeSettings(env: Env): NoticeSettings | UnreadableSetting {
  const webhook = readWebhook(env);
  return allReadable({ webhook, line: readLine(env, webhook !== undefined) });
}

function readWebhook(env: Env): WebhookSettings | UnreadableSetting | undefined {
  const url = env['OZ_NOTICE_URL'] || undefined;
  const secret = env['OZ_NOTICE_SECRET'] || undefined;
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || !isWebAddress(url)) return unreadable('OZ_NOTICE_URL');
  const isTooShort = secret !== undefined && secret.length < SHORTEST_SECRET;
  return isTooShort ? unreadable('OZ_NOTICE_SECRET') : { url, secret };
}

function readLine(
  env: Env,
  isReadElsewhere: boolean,
): LineSettings | UnreadableSetting | undefined {
  const token = env['OZ_LINE_TOKEN'] || undefined;
  const to = env['OZ_LINE_TO'] || undefined;
  const url = originOf(env['OZ_LINE_URL'] || LINE_API);
  if (token === undefined ? to !== undefined : !IN_HEADER.test(token))
    return unreadable('OZ_LINE_TOKEN');
  // Inquiries are to be read somewhere.
  const isReadNowhere = token !== undefined && to === undefined && !isReadElsewhere;
  if (isReadNowhere || !/^\w*$/.test(to ?? '')) return unreadable('OZ_LINE_TO');
  if (url === undefined) return unreadable('OZ_LINE_URL');
  return token === undefined ? undefined : { token, to, url };
}
