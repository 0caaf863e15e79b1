import { use, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { LessonListScreen } from '../../app/finding/lesson-list-screen.tsx';
import { QuestionListScreen } from '../../app/finding/question-list-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { lessonsPath, readLessonFilter } from '../../core/navigation/lesson-filter.ts';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useContent, useKept } from './use-content.ts';

export function LessonListRoute() {
  const [finding, lessons] = [useApp(Make.findingKit)(), useApp(Make.lessonKit)()];
  const kit = use(finding);
  const [listening] = useState(use(lessons).listening);
  const view = useKept('lessons', kit.lessonList);
  const [query] = useSearchParams();
  const filter = useMemo(() => readLessonFilter((name) => query.get(name)), [query]);
  const navigate = useNavigate();
  const path = usePath();
  return (
    <LessonListScreen
      view={view}
      listening={listening}
      filter={filter}
      onFilter={(chosen) =>
        // Back leads out of the list, not through all that was chosen in it.
        void navigate(path(lessonsPath(chosen)), { replace: true, preventScrollReset: true })
      }
    />
  );
}

export function QuestionListRoute() {
  const { id = '' } = useParams();
  const [finding, lessons] = [useApp(Make.findingKit)(), useApp(Make.lessonKit)()];
  const kit = use(finding);
  const [listening] = useState(use(lessons).listening);
  const view = useContent('questions', kit.questionList, id);
  useEffect(() => void kit.bookmarks.load(), [kit]);
  return <QuestionListScreen view={view} bookmarks={kit.bookmarks} listening={listening} />;
}
