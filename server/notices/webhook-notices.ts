import { createHmac } from 'node:crypto';
import type { Result } from '../../core/shared/result.ts';
import { deliver, type DeliveryOptions } from './deliver.ts';
import type { Notice, NoticeNotDelivered, Notices } from './notices.ts';

export interface WebhookSettings {
  readonly url: string;
  /** With it the receiver can tell our notices from others'. */
  readonly secret: string | undefined;
}

/** Posts each notice as JSON; with a secret, `oz-signature` is `sha256=` and the HMAC of the body in hexadecimal. */
export class WebhookNotices implements Notices {
  readonly #options: WebhookSettings & DeliveryOptions;

  constructor(options: WebhookSettings & DeliveryOptions) {
    this.#options = options;
  }

  send(notice: Notice): Promise<Result<undefined, NoticeNotDelivered>> {
    const { url, secret } = this.#options;
    const body = JSON.stringify(written(notice));
    const signature = secret && createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'idempotency-key': notice.id,
      ...(signature && { 'oz-signature': `sha256=${signature}` }),
    };
    return deliver({ url, headers, body }, this.#options);
  }
}

const written = (notice: Notice) => ({
  id: notice.id,
  kind: notice.kind,
  text: notice.text,
  sent_at: notice.sentAt.toISOString(),
  ...(notice.kind === 'inquiry'
    ? { student_id: notice.from.learnerId, email: notice.from.email ?? null }
    : {
        starts_at: notice.startsAt?.toISOString() ?? null,
        ends_at: notice.endsAt?.toISOString() ?? null,
      }),
});
