import type { Container } from 'inversify';
import { KEPT_ANSWERS_KEY } from '../core/settings/preference-keys.ts';
import { Port } from './tokens.ts';

/** What was answered in reviews without a network is sent; where nothing was left, nothing is loaded. */
export async function flushAnswers(app: Container): Promise<void> {
  if (!app.get(Port.preferences).read(KEPT_ANSWERS_KEY)) return;
  const { reviewKitOf } = await import('./review-kit-of.ts');
  await (await reviewKitOf(app)).sending.flush();
}
