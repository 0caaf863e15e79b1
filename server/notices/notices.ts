import type { Result } from '../../core/shared/result.ts';

interface Inquiry {
  readonly kind: 'inquiry';
  readonly from: { readonly learnerId: string; readonly email: string | undefined };
}

interface Maintenance {
  readonly kind: 'maintenance';
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
}

export type Notice = (Inquiry | Maintenance) & {
  /** A UUID; what is sent again under it is the same notice. */
  readonly id: string;
  readonly text: string;
  readonly sentAt: Date;
};

export type NoticeNotDelivered = { readonly kind: 'notice-not-delivered' };

/**
 * Where an operator reads what learners ask, and announces maintenance.
 *
 * - `send` is done when the other side has taken the notice; it tries a second time where the first may have been lost.
 * - What the other side refuses, or does not answer in time, is `notice-not-delivered`.
 */
export interface Notices {
  send(notice: Notice): Promise<Result<undefined, NoticeNotDelivered>>;
}
