import type { Container } from 'inversify';
import { KEPT_BOOKMARKS_KEY } from '../core/settings/preference-keys.ts';
import { Port } from './tokens.ts';

/** Bookmarks that an earlier visit could not tell of are told; where there are none, nothing is loaded. */
export async function flushBookmarks(app: Container): Promise<void> {
  if (!app.get(Port.preferences).read(KEPT_BOOKMARKS_KEY)) return;
  const { findingKitOf } = await import('./finding-kit-of.ts');
  await (await findingKitOf(app)).sendBookmarks();
}
