import type { Readable } from '../offline/readable.ts';
import type { ApiError } from '../ports/api-error.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import { ok, type Result } from '../shared/result.ts';

/** All that the review screen shows. */
export async function readReviews(
  api: Pick<ReviewApi, 'status' | 'items'>,
): Promise<Result<Readable['review'], ApiError>> {
  const [status, items] = await Promise.all([api.status(), api.items()]);
  if (!status.ok) return status;
  return items.ok ? ok({ status: status.value, items: items.value }) : items;
}
