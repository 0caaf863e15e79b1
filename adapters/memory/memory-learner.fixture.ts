import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import { MemoryAccountApi } from './memory-account-api.ts';
import { MemoryAuthApi } from './memory-auth-api.ts';
import { MemoryCaller } from './memory-caller.ts';
import type { MemoryClock } from './memory-clock.ts';
import { MemoryDownloadsApi } from './memory-downloads-api.ts';
import { MemoryLibraryApi } from './memory-library-api.ts';
import { MemoryRecordsApi } from './memory-records-api.ts';
import { MemorySessionStore } from './memory-session-store.ts';
import type { MemoryWorld } from './memory-world.ts';

const PASSWORD = 'Sakura-2026!';

/** Somebody who has an account in this world and is signed in, with everything she can ask of it. */
export async function memoryLearner(world: MemoryWorld, clock: MemoryClock, name = 'yui') {
  const credentials = { email: `${name}@oz.example`, password: PASSWORD };
  const auth = new MemoryAuthApi(world, clock);
  await auth.register(credentials);
  const session = await auth.signIn(credentials);
  if (!session.ok) throw new Error(session.error.kind);
  const store = new MemorySessionStore();
  store.save(session.value);
  const tokens = new AccessTokens(store, auth, clock);
  const caller = new MemoryCaller(world, tokens);
  return {
    email: credentials.email,
    session: session.value,
    store,
    tokens,
    auth,
    account: new MemoryAccountApi(caller),
    downloads: new MemoryDownloadsApi(caller),
    library: new MemoryLibraryApi(caller),
    records: new MemoryRecordsApi(caller, clock),
    controls: {
      goOffline: () => {
        world.isOffline = true;
      },
      signOut: () => store.clear(),
    },
  };
}
