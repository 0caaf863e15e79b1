import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { formatDateTime } from '../../core/shared/dates.ts';
import { PlayButton } from '../design/play-button.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { SpeechListeningView } from './speech-view.ts';
import styles from './speech-head.module.css';

type SpeechHeadProps = {
  readonly monologue: Monologue;
  readonly listening: SpeechListeningView;
};

/** What the speech was about and when, and its recording. */
export const SpeechHead = observer(function SpeechHead({ monologue, listening }: SpeechHeadProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const { audio, title, theme } = monologue;
  const isPlaying = audio !== undefined && listening.playing === audio;
  return (
    <Stack gap={3}>
      <div className={styles.head}>
        {audio !== undefined && (
          <PlayButton
            state={isPlaying ? 'playing' : 'idle'}
            label={t(isPlaying ? 'correction.stopAll' : 'correction.playAll')}
            onPress={() => void listening.toggle(audio)}
          />
        )}
        <div>
          <h2>{title?.[language] ?? theme ?? t('title')}</h2>
          <p className={styles.when}>{formatDateTime(new Date(monologue.recordedAt), language)}</p>
        </div>
      </div>
      {listening.error && <ErrorNotice tone="warning" kind={listening.error.kind} />}
    </Stack>
  );
});
