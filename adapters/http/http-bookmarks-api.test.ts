import { bookmarksApiContract } from '../../core/ports/bookmarks-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

bookmarksApiContract('HttpBookmarksApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    bookmarks: yui.bookmarks,
    anothers: ken.bookmarks,
    library: yui.library,
    teacher: yui.teacher,
    now: () => oz.server.now(),
  };
});
