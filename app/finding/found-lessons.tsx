import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonCard } from '../books/lesson-card.tsx';
import styles from './found.module.css';
import type { LessonListScreenProps } from './lesson-list-screen.tsx';
import { NothingFound } from './nothing-found.tsx';

export const FoundLessons = observer(function FoundLessons(props: LessonListScreenProps) {
  const { view, filter } = props;
  const { t } = useTranslation('finding');
  // A long list is drawn after what she pressed has answered.
  const lessons = view.lessons(useDeferredValue(filter));
  if (lessons.length === 0) return <NothingFound {...props} />;
  const learned = lessons.filter(({ lesson }) => lesson.progress === 'learned').length;
  return (
    <div className={styles.found}>
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
