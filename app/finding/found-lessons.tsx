import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonCard } from '../books/lesson-card.tsx';
import styles from './found.module.css';
import type { LessonListScreenProps } from './lesson-list-view.ts';
import { NothingFound } from './nothing-found.tsx';

export const FoundLessons = observer(function FoundLessons(props: LessonListScreenProps) {
  const { view, filter } = props;
  const { t } = useTranslation('finding');
  // A long list is drawn after what she pressed has answered.
  const drawn = useDeferredValue(filter);
  const lessons = view.lessons(drawn);
  const isBehind = drawn !== filter;
  const learned = lessons.filter(({ lesson }) => lesson.progress === 'learned').length;
  if (lessons.length === 0) {
    return (
      <div aria-busy={isBehind}>
        <NothingFound {...props} />
      </div>
    );
  }
  return (
    <div className={styles.found} aria-busy={isBehind}>
      <div className={styles.count} role="status">
        <h2>{t('lessonsFound', { count: lessons.length })}</h2>
        {learned > 0 && filter.tab !== 'learned' && <span>{t('learnedOf', { learned })}</span>}
      </div>
      <ul className={styles.list}>
        {lessons.map(({ lesson, number }) => (
          <li key={lesson.id} className={styles.lesson}>
            <LessonCard lesson={lesson} number={number} namesBook bookmarks={view} />
          </li>
        ))}
      </ul>
    </div>
  );
});
