import { use, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { TeacherScreen } from '../../app/teacher/teacher-screen.tsx';
import { useApp } from '../app-context.ts';
import { Make } from '../tokens.ts';

export function TeacherRoute() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return <Teacher key={id} id={id} answerId={query.get('answer') ?? undefined} />;
}

function Teacher({ id, answerId }: { readonly id: string; readonly answerId: string | undefined }) {
  const kit = use(useApp(Make.teacherKit)());
  const [view] = useState(() => kit.teacher(id, answerId));
  useEffect(() => {
    void view.load();
    return view.dispose;
  }, [view]);
  return <TeacherScreen view={view} />;
}
