import { fail, type Result } from '../../core/shared/result.ts';
import { deliver, type DeliveryOptions } from './deliver.ts';
import type { Notice, NoticeNotDelivered, Notices } from './notices.ts';

export interface LineSettings {
  /** The channel access token of the official account. */
  readonly token: string;
  /** The user or group that reads inquiries; undefined: they are not read in LINE. */
  readonly to: string | undefined;
  /** Where the Messaging API is. */
  readonly url: string;
}

/** LINE answers so to a retry key under which it has taken a message. */
const TAKEN_BEFORE = 409;

/** By LINE's Messaging API: maintenance goes to all friends of the account, an inquiry to those who answer it. */
export class LineNotices implements Notices {
  readonly #options: LineSettings & DeliveryOptions;

  constructor(options: LineSettings & DeliveryOptions) {
    this.#options = options;
  }

  async send(notice: Notice): Promise<Result<undefined, NoticeNotDelivered>> {
    const { token, to, url } = this.#options;
    const isForAll = notice.kind === 'maintenance';
    if (!isForAll && to === undefined) return fail({ kind: 'notice-not-delivered' });
    const messages = [{ type: 'text', text: written(notice) }];
    return deliver(
      {
        url: `${url}/v2/bot/message/${isForAll ? 'broadcast' : 'push'}`,
        headers: { authorization: `Bearer ${token}`, 'x-line-retry-key': notice.id },
        body: JSON.stringify(isForAll ? { messages } : { to, messages }),
        takenBefore: TAKEN_BEFORE,
      },
      this.#options,
    );
  }
}

function written(notice: Notice): string {
  if (notice.kind === 'inquiry') {
    const { learnerId, email } = notice.from;
    return `【お問い合わせ】${email ?? ''} (${learnerId})\n${notice.text}`;
  }
  const [from, until] = [notice.startsAt, notice.endsAt].map((at) => at && japanTime(at));
  const when = from || until ? `\n${from ?? ''}〜${until ?? ''}` : '';
  return `【メンテナンスのお知らせ】${when}\n${notice.text}`;
}

const japanTime = (at: Date): string =>
  at.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' });
