import type { SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryConnectivity } from '../../adapters/memory/memory-connectivity.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { LateSignOuts } from './late-sign-outs.ts';
import { TellLateSignOuts } from './tell-late-sign-outs.ts';

/** SHA-256, in base64url. */
export const hashOf = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString(
    'base64url',
  );

/** A device that signs out of an Oz, sooner or later. */
export function lateSignOutsOf(oz: SmallOz, shelf = new Map<string, string>()) {
  const connectivity = new MemoryConnectivity();
  const late = new LateSignOuts(new MemoryPreferences(shelf), hashOf);
  const tellLate = new TellLateSignOuts({
    late,
    auth: oz.auth(),
    connectivity,
    clock: oz.clock,
    reporter: new MemoryReporter(),
  });
  return { shelf, connectivity, late, tellLate };
}
