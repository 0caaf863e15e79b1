import { AccessTokens } from '../../core/sign-in/access-tokens.ts';
import { MemoryAccountApi } from './memory-account-api.ts';
import { MemoryAuthApi } from './memory-auth-api.ts';
import { MemoryBookmarksApi } from './memory-bookmarks-api.ts';
import { MemoryCaller } from './memory-caller.ts';
import { MemoryCatalogueApi } from './memory-catalogue-api.ts';
import type { MemoryClock } from './memory-clock.ts';
import { MemoryDownloadsApi } from './memory-downloads-api.ts';
import { MemoryLibraryApi } from './memory-library-api.ts';
import { MemoryRecordsApi } from './memory-records-api.ts';
import { MemoryMailLinksApi } from './memory-mail-links-api.ts';
import { MemorySessionLock } from './memory-session-lock.ts';
import { MemorySessionStore } from './memory-session-store.ts';
import { MemoryReviewApi } from './memory-review-api.ts';
import { MemoryStudyTimeApi } from './memory-study-time-api.ts';
import { MemorySurveyApi } from './memory-survey-api.ts';
import { MemoryTeacherApi } from './memory-teacher-api.ts';
import type { MemoryWorld } from './memory-world.ts';

const PASSWORD = 'Sakura-2026!';

/** Somebody who has an account in this world and is signed in, with everything she can ask of it. */
export async function memoryLearner(world: MemoryWorld, clock: MemoryClock, name = 'yui') {
  const credentials = { email: `${name}@oz.example`, password: PASSWORD };
  const auth = new MemoryAuthApi(world, clock);
  await auth.register({ ...credentials, language: 'ja', guestToken: undefined });
  const session = await auth.signIn(credentials);
  if (!session.ok) throw new Error(session.error.kind);
  const store = new MemorySessionStore();
  store.save(session.value);
  const tokens = new AccessTokens(store, auth, clock, new MemorySessionLock());
  const caller = new MemoryCaller(world, tokens);
  return {
    ...credentials,
    session: session.value,
    store,
    tokens,
    auth,
    mailLinks: new MemoryMailLinksApi(world, clock),
    survey: new MemorySurveyApi(caller),
    studyTime: new MemoryStudyTimeApi(caller, clock),
    account: new MemoryAccountApi(caller, clock),
    downloads: new MemoryDownloadsApi(caller),
    library: new MemoryLibraryApi(caller),
    reviews: new MemoryReviewApi(caller, clock),
    catalogue: new MemoryCatalogueApi(caller),
    bookmarks: new MemoryBookmarksApi(caller, clock),
    records: new MemoryRecordsApi(caller, clock),
    teacher: new MemoryTeacherApi(caller, clock),
    controls: {
      goOffline: () => {
        world.isOffline = true;
      },
      signOut: () => store.clear(),
    },
  };
}
