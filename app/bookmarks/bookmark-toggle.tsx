import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BookmarkTarget } from '../../core/bookmarks/bookmark.ts';
import { IconButton } from '../design/icon-button.tsx';
import { BookmarkFilledIcon, BookmarkIcon } from '../design/icons.tsx';
import type { BookmarksPresenter } from './bookmarks-presenter.ts';

export type BookmarksView = Pick<BookmarksPresenter, 'isOn' | 'toggle'>;

export type BookmarkToggleProps = {
  /** Undefined while it is on its way: the toggle has its place already. */
  readonly view: BookmarksView | undefined;
  readonly target: BookmarkTarget;
  /** What is bookmarked, in words: the title of a lesson, a prompt. */
  readonly name: string;
};

/** Puts something where it is found again; needs the texts `bookmarks`. */
export const BookmarkToggle = observer(function BookmarkToggle(props: BookmarkToggleProps) {
  const { view, target, name } = props;
  const { t } = useTranslation('bookmarks');
  const isOn = view?.isOn(target.kind, target.id) ?? false;
  return (
    <IconButton
      label={t(target.kind, { name })}
      icon={isOn ? <BookmarkFilledIcon /> : <BookmarkIcon />}
      pressed={isOn}
      disabled={!view}
      onClick={() => view?.toggle(target)}
    />
  );
});
