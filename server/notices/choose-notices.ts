import { fail } from '../../core/shared/result.ts';
import type { NoticeTrouble } from './deliver.ts';
import { LineNotices, type LineSettings } from './line-notices.ts';
import type { Notices } from './notices.ts';
import { WebhookNotices, type WebhookSettings } from './webhook-notices.ts';

export interface NoticeSettings {
  readonly webhook: WebhookSettings | undefined;
  readonly line: LineSettings | undefined;
}

/** Where nothing is set, no notice arrives anywhere, and the sender is told. */
export const noNotices: Notices = { send: async () => fail({ kind: 'notice-not-delivered' }) };

/** Learners are told by LINE where it is set; what they ask goes to the webhook where that is set. */
export function chooseNotices(
  { webhook, line }: NoticeSettings,
  warn: (trouble: NoticeTrouble) => void,
): Notices {
  const byWebhook = webhook && new WebhookNotices({ ...webhook, warn });
  const byLine = line && new LineNotices({ ...line, warn });
  const ways = {
    maintenance: byLine ?? byWebhook ?? noNotices,
    inquiry: byWebhook ?? byLine ?? noNotices,
  };
  return { send: (notice) => ways[notice.kind].send(notice) };
}
