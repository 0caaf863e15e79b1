import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_MICROPHONE } from '../account/account-paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { usePath } from '../shell/use-path.ts';
import type { QuestionPart } from './answering-view.ts';

/** What happened to her microphone, told calmly: she may be in the middle of a sentence. */
export const RecordingNotice = observer(function RecordingNotice({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const path = usePath();
  const { note } = player.recordingNote;
  if (!note) return null;
  const isSpeaking = player.turn.state.step === 'recording';
  return (
    <Notice
      tone="info"
      role="status"
      data-note={note}
      title={t(`recordingNote.${note}.title`)}
      action={
        note === 'silent' &&
        !isSpeaking && (
          <ButtonLink kind="secondary" size="s" to={path(ACCOUNT_MICROPHONE)}>
            {t('checkMicrophone')}
          </ButtonLink>
        )
      }
    >
      {t(`recordingNote.${note}.hint`)}
    </Notice>
  );
});
