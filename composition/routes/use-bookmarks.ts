import { startTransition, useEffect, useState } from 'react';
import type { BookmarksPresenter } from '../../app/bookmarks/bookmarks-presenter.ts';
import { useApp } from '../app-context.ts';
import { pause } from '../devices/pause.ts';
import { Make, Port } from '../tokens.ts';

/** What she bookmarked, loaded beside the screen and never before it; undefined until then. */
export function useBookmarks(): BookmarksPresenter | undefined {
  const finding = useApp(Make.findingKit);
  const reporter = useApp(Port.reporter);
  const [bookmarks, setBookmarks] = useState<BookmarksPresenter>();
  useEffect(() => {
    const load = async () => {
      // Or it would lengthen the first drawing, which a tap of hers waits for.
      await pause();
      const kit = await finding();
      // A long list is drawn anew in slices.
      startTransition(() => setBookmarks(kit.bookmarks));
      await kit.bookmarks.load();
    };
    load().catch((bug: unknown) => reporter.bug(bug, { where: 'load bookmarks' }));
  }, [finding, reporter]);
  return bookmarks;
}
