import { useTranslation } from 'react-i18next';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';

export function BookTags({ book }: { readonly book: Pick<Book, 'genre' | 'level'> }) {
  const { t } = useTranslation();
  return (
    <>
      <Tag tone="brand">{t(`genre.${book.genre}`)}</Tag>
      <Tag>
        <VisuallyHidden>{t('level', { level: book.level })}</VisuallyHidden>
        <span aria-hidden="true">{book.level}</span>
      </Tag>
    </>
  );
}
