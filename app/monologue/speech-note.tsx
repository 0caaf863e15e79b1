import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import type { RecordingNoteState } from '../microphone/recording-note-state.ts';

/** What happened to her microphone, told calmly: she may be in the middle of a sentence. */
export const SpeechNote = observer(function SpeechNote({
  recording,
}: {
  readonly recording: Pick<RecordingNoteState, 'note'>;
}) {
  const { t } = useTranslation('lesson-player');
  const { note } = recording;
  if (!note) return null;
  return (
    <Notice tone="info" role="status" data-note={note} title={t(`recordingNote.${note}.title`)}>
      {t(`recordingNote.${note}.hint`)}
    </Notice>
  );
});
