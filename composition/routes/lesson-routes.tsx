import { use, useEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useParams } from 'react-router';
import { LessonPlayerScreen } from '../../app/lesson-player/lesson-player-screen.tsx';
import { RecordScreen } from '../../app/record/record-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { HOME, lessonPath, recordPath } from '../../core/navigation/paths.ts';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { useContent } from './use-content.ts';

export function LessonRoute() {
  const { id = '' } = useParams();
  return <Lesson key={id} id={id} />;
}

function Lesson({ id }: { readonly id: string }) {
  const kit = use(useApp(Make.lessonKit)());
  const isBack = useNavigationType() === NavigationType.Pop;
  const [view] = useState(() => kit.lessonPlayer(id, isBack));
  const bookmarks = useBookmarks();
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    void view.open();
    return () => kit.leaveLesson(view);
  }, [kit, view]);
  const onFinished = (recordId: string | undefined) => {
    const next = recordId === undefined ? HOME : recordPath(recordId);
    void navigate(path(next), { replace: true });
  };
  return <LessonPlayerScreen view={view} bookmarks={bookmarks} onFinished={onFinished} />;
}

export function RecordRoute() {
  const { id = '' } = useParams();
  const kit = use(useApp(Make.lessonKit)());
  const [listening] = useState(kit.listening);
  const [wrongAgain] = useState(kit.wrongAgain);
  const path = usePath();
  const navigate = useNavigate();
  const view = useContent('record', kit.record, id);
  const onWrongAgain = async () => {
    const { state } = view;
    if (state.step !== 'shown' || !(await wrongAgain.begin(id))) return;
    await navigate(path(lessonPath(state.content.record.lessonId)));
  };
  return (
    <RecordScreen
      view={view}
      listening={listening}
      lostGrades={kit.lostGrades}
      wrongAgain={wrongAgain}
      onWrongAgain={() => void onWrongAgain()}
    />
  );
}
