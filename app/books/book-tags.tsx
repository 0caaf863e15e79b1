import { useTranslation } from 'react-i18next';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import styles from './book-tags.module.css';
import { namedTagsOf } from './named-tags.ts';

type BookTagsProps = { readonly book: Pick<Book, 'genre' | 'level' | 'tags'> };

/** Genre and level, which she chooses by; then, quietly, what else a book is about. */
export function BookTags({ book }: BookTagsProps) {
  const { t } = useTranslation(['books', 'common']);
  const tags = namedTagsOf(book).map((tag) => t(`books:tag.${tag}`));
  return (
    <>
      <Tag tone="brand">{t(`common:genre.${book.genre}`)}</Tag>
      <Tag>
        <VisuallyHidden>{t('common:level', { level: book.level })}</VisuallyHidden>
        <span aria-hidden="true">{book.level}</span>
      </Tag>
      {tags.length > 0 && (
        <span className={styles.tags} data-tags="">
          <VisuallyHidden>{t('books:tags')}</VisuallyHidden>
          <span>{tags.join(t('books:and'))}</span>
        </span>
      )}
    </>
  );
}
