import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { NoticeNotDelivered } from './notices.ts';

export interface NoticeTrouble {
  readonly kind: 'refused' | 'unreachable';
  readonly status?: number;
}

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The answer to something that it has taken already. */
  readonly takenBefore?: number;
}

export interface DeliveryOptions {
  readonly deadlineMs?: number;
  /** Told why a notice was not delivered. */
  readonly warn: (trouble: NoticeTrouble) => void;
}

const DEADLINE_MS = 10_000;
const TRIES = 2;

/** Posts JSON, once more where the other side broke or was silent; it follows no redirect. */
export async function deliver(
  { url, headers, body, takenBefore }: Delivery,
  { deadlineMs = DEADLINE_MS, warn }: DeliveryOptions,
): Promise<Result<undefined, NoticeNotDelivered>> {
  let trouble: NoticeTrouble = { kind: 'unreachable' };
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
      });
      await response.body?.cancel();
      if (response.ok || response.status === takenBefore) return ok(undefined);
      trouble = { kind: 'refused', status: response.status };
      if (response.status < 500) break;
    } catch {
      // Whatever fetch throws: no answer came.
      trouble = { kind: 'unreachable' };
    }
  }
  warn(trouble);
  return fail({ kind: 'notice-not-delivered' });
}
