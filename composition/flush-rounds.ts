import type { Container } from 'inversify';
import { KEPT_ROUNDS_KEY } from '../core/settings/preference-keys.ts';
import { Port } from './tokens.ts';

/** Rounds that were played without a network are sent; where none were left, nothing is loaded. */
export async function flushRounds(app: Container): Promise<void> {
  const preferences = app.get(Port.preferences);
  if (!preferences.read(KEPT_ROUNDS_KEY)) return;
  const { sendRounds } = await import('./lesson-kits.ts');
  const records = app.get(Port.recordsApi);
  const sessions = app.get(Port.sessionStore);
  const reporter = app.get(Port.reporter);
  await sendRounds({ records, preferences, sessions, reporter }).flush();
}
