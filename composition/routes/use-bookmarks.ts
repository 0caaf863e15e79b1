import { useEffect, useState } from 'react';
import type { BookmarksPresenter } from '../../app/bookmarks/bookmarks-presenter.ts';
import { useContainer } from '../app-context.ts';
import { Port } from '../tokens.ts';

/** What she bookmarked, loaded beside the screen and never before it; undefined until then. */
export function useBookmarks(): BookmarksPresenter | undefined {
  const app = useContainer();
  const [bookmarks, setBookmarks] = useState<BookmarksPresenter>();
  useEffect(() => {
    const load = async () => {
      const { findingKitOf } = await import('../finding-kit-of.ts');
      const kit = await findingKitOf(app);
      setBookmarks(kit.bookmarks);
      await kit.bookmarks.load();
    };
    load().catch((bug: unknown) => app.get(Port.reporter).bug(bug, { where: 'load bookmarks' }));
  }, [app]);
  return bookmarks;
}
