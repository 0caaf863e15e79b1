import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { teacherPath } from '../../core/navigation/paths.ts';
import { BookmarkToggle, type BookmarksView } from '../bookmarks/bookmark-toggle.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { SparkIcon, TeacherIcon } from '../design/icons.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { Labelled } from './labelled.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { OtherWays } from './other-ways.tsx';
import { soundButton } from './sound-button.ts';
import { Wordings } from './wordings.tsx';
import styles from './model-answer.module.css';

export type Bookmarking = { readonly bookmarks: BookmarksView | undefined };

export const ModelAnswer = observer(function ModelAnswer(props: PlayerPart & Bookmarking) {
  const { view, bookmarks } = props;
  const { t } = useTranslation('lesson-player');
  const language = useLanguage();
  const sound = soundButton(view, 'model-answer');
  const { question, state } = view;
  const path = usePath();
  const answerId = state.step === 'graded' ? state.detail.id : undefined;
  if (!question) return null;
  const [model] = question.answers;
  return (
    <Stack gap={3}>
      <Card>
        <Labelled
          label={t('modelAnswer')}
          leading={
            <PlayButton
              {...sound}
              label={sound.state === 'playing' ? t('stopModelAnswer') : t('playModelAnswer')}
            />
          }
        >
          <Sentence lang="en">{model}</Sentence>
        </Labelled>
        <OtherWays view={view} />
        <Wordings view={view} />
      </Card>
      <Card tone="sunken">
        <div className={styles.note}>
          <SparkIcon size={22} />
          <div>
            <h3 className={styles.noteTitle}>{t('note')}</h3>
            <p>{question.note[language]}</p>
          </div>
        </div>
        <div className={styles.more}>
          <ButtonLink
            kind="quiet"
            size="s"
            icon={<TeacherIcon size={20} />}
            to={path(teacherPath(question.id, answerId))}
          >
            {t('askTeacher')}
          </ButtonLink>
          <BookmarkToggle
            view={bookmarks}
            target={{ kind: 'question', id: question.id, questionId: undefined }}
            name={question.prompt}
          />
        </div>
      </Card>
    </Stack>
  );
});
