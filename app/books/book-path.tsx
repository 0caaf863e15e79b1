import { useTranslation } from 'react-i18next';
import { bookPath } from '../../core/navigation/paths.ts';
import type { Book } from '../../core/verbal-composition/lesson.ts';
import { LinkCard } from '../design/card.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { BookCover } from './book-cover.tsx';
import styles from './book-path.module.css';
import { BookTags } from './book-tags.tsx';
import { firstSentence } from './first-sentence.ts';

/** The books from the easiest to the hardest, one stop for each level. */
export function BookPath({ books }: { readonly books: readonly Book[] }) {
  const { t } = useTranslation('books');
  const levels = [...new Set(books.map(({ level }) => level))];
  return (
    <ol className={styles.path}>
      {levels.map((level) => (
        <li key={level} className={styles.stop} data-level={level}>
          <h2 className={styles.level}>
            <span className={styles.name}>{level}</span>
            {t(`level.${level}`)}
          </h2>
          <Stack gap={3} columns="22rem">
            {books
              .filter((book) => book.level === level)
              .map((book) => (
                <BookCard key={book.id} book={book} />
              ))}
          </Stack>
        </li>
      ))}
    </ol>
  );
}

function BookCard({ book }: { readonly book: Book }) {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const path = usePath();
  const { learnedLessonCount: learned, lessonCount: total } = book;
  const done = total > 0 && learned === total;
  const said = t('learnedLessons', { learned, total });
  return (
    <LinkCard
      to={path(bookPath(book.id))}
      headingLevel={3}
      title={book.title[language]}
      tags={<BookTags book={book} />}
      description={firstSentence(book.description[language])}
      leading={<BookCover book={book} />}
    >
      <div className={styles.progress}>
        <ProgressBar
          label={t('progress')}
          share={total === 0 ? 0 : learned / total}
          valueText={said}
          tone={done ? 'achieved' : 'brand'}
        />
        <span className={styles.learned} aria-hidden="true">
          {t('learnedOf', { learned, total })}
        </span>
      </div>
    </LinkCard>
  );
}
