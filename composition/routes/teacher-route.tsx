import { use, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { TeacherScreen } from '../../app/teacher/teacher-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';
import { useBookmarks } from './use-bookmarks.ts';

export function TeacherRoute() {
  const { id = '' } = useParams();
  const query = new URLSearchParams(useLocation().search);
  return <Teacher key={id} id={id} answerId={query.get('answer') || undefined} />;
}

function Teacher({ id, answerId }: { readonly id: string; readonly answerId: string | undefined }) {
  const kit = use(useApp(Make.teacherKit)());
  const [view] = useState(() => kit.teacher(id, answerId));
  const bookmarks = useBookmarks();
  useEffect(() => {
    void view.load();
    return view.dispose;
  }, [view]);
  return <TeacherScreen view={view} bookmarks={bookmarks} />;
}
