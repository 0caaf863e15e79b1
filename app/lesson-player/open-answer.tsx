import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { teacherPath } from '../../core/navigation/paths.ts';
import { ModelAnswer } from '../answering/model-answer.tsx';
import { NoteCard } from '../answering/note-card.tsx';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { ButtonLink } from '../design/button.tsx';
import { TeacherIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { usePath } from '../shell/use-path.ts';
import type { PlayerPart } from './lesson-player-view.ts';
import { Wordings } from './wordings.tsx';

export type Bookmarking = { readonly bookmarks: BookmarksView | undefined };

/** What there is to learn from a question once it is answered. */
export const OpenAnswer = observer(function OpenAnswer(props: PlayerPart & Bookmarking) {
  const { view, bookmarks } = props;
  const { t } = useTranslation('lesson-player');
  const { state } = view.player.turn;
  const { question } = view.progress;
  const path = usePath();
  const answerId = state.step === 'graded' ? state.detail.id : undefined;
  if (!question) return null;
  return (
    <Stack gap={3}>
      <ModelAnswer player={view.player}>
        <Wordings view={view} />
      </ModelAnswer>
      <NoteCard note={question.note}>
        <ButtonLink
          kind="quiet"
          size="s"
          hang="start"
          icon={<TeacherIcon size={20} />}
          to={path(teacherPath(question.id, answerId))}
        >
          {t('askTeacher')}
        </ButtonLink>
        <BookmarkToggle
          view={bookmarks}
          target={{ kind: 'question', id: question.id, questionId: undefined }}
          name={view.player.prompt.shown?.text ?? ''}
        />
      </NoteCard>
    </Stack>
  );
});
