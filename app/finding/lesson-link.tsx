import type { BookmarkedQuestion } from '../../core/bookmarks/bookmark.ts';
import { questionsPath } from '../../core/navigation/paths.ts';
import { Link } from '../design/link.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';

type LessonLinkProps = {
  readonly place: Pick<BookmarkedQuestion, 'lessonId' | 'lessonTitle'>;
};

/** From something bookmarked to the questions of its lesson. */
export function LessonLink({ place: { lessonId, lessonTitle } }: LessonLinkProps) {
  const language = useLanguage();
  const path = usePath();
  return (
    <Link to={path(questionsPath(lessonId))} data-lesson>
      {lessonTitle[language]}
    </Link>
  );
}
