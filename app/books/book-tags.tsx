import { useTranslation } from 'react-i18next';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import styles from './book-tags.module.css';
import { topicsOf } from './book-topics.ts';

type BookTagsProps = { readonly book: Pick<Book, 'genre' | 'level' | 'tags'> };

/** Genre and level, which she chooses by; then, quietly, what else a book is about. */
export function BookTags({ book }: BookTagsProps) {
  const { t } = useTranslation(['books', 'common']);
  const topics = topicsOf(book).map((topic) => t(`books:topic.${topic}`));
  return (
    <>
      <Tag tone="brand">{t(`common:genre.${book.genre}`)}</Tag>
      <Tag>
        <VisuallyHidden>{t('common:level', { level: book.level })}</VisuallyHidden>
        <span aria-hidden="true">{book.level}</span>
      </Tag>
      {topics.length > 0 && (
        <span className={styles.topics} data-topics="">
          <VisuallyHidden>{t('books:topics')}</VisuallyHidden>
          <span>{topics.join(t('books:and'))}</span>
        </span>
      )}
    </>
  );
}
