import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { LessonListScreen } from '../../app/finding/lesson-list-screen.tsx';
import { QuestionListScreen } from '../../app/finding/question-list-screen.tsx';
import { RecordListScreen } from '../../app/record/record-list-screen.tsx';
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
  const { search } = useLocation();
  const inAddress = useMemo(() => {
    const query = new URLSearchParams(search);
    return readLessonFilter((name) => query.get(name));
  }, [search]);
  // The address changes when there is time to; what she pressed is pressed at once.
  const [chosen, setChosen] = useState({ filter: inAddress, before: inAddress });
  const filter = chosen.before === inAddress ? chosen.filter : inAddress;
  const navigate = useNavigate();
  const path = usePath();
  return (
    <LessonListScreen
      view={view}
      listening={listening}
      filter={filter}
      onFilter={(wanted) => {
        setChosen({ filter: wanted, before: inAddress });
        // Back leads out of the list, not through all that was chosen in it.
        void navigate(path(lessonsPath(wanted)), { replace: true, preventScrollReset: true });
      }}
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

export function RecordListRoute() {
  const kit = use(useApp(Make.findingKit)());
  return <RecordListScreen view={useKept('records', kit.recordList)} />;
}
