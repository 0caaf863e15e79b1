import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { MicrophoneCheckPart } from './microphone-check-view.ts';
import { OwnWave } from './own-wave.tsx';

/** How she came through: in words, as a wave, and to hear. */
export const HeardVoice = observer(function HeardVoice({ view }: MicrophoneCheckPart) {
  const { t } = useTranslation('microphone');
  const { state, playback } = view;
  const { isPlaying, error } = playback;
  if (state.step !== 'heard') return null;
  const { advice, levels, durationMs } = state;
  return (
    <>
      <Notice
        tone={advice === 'good' ? 'success' : 'info'}
        role="status"
        data-advice={advice}
        title={t(`advice.${advice}.title`)}
      >
        {t(`advice.${advice}.hint`)}
      </Notice>
      <Stack row gap={4} align="center">
        <PlayButton
          state={isPlaying ? 'playing' : 'idle'}
          label={t(isPlaying ? 'stopPlaying' : 'play')}
          onPress={() => void (isPlaying ? playback.stop() : view.play())}
        />
        <OwnWave label={t('wave')} levels={levels} durationMs={durationMs} isPlaying={isPlaying} />
      </Stack>
      {error && <ErrorNotice tone="warning" kind={error.kind} />}
    </>
  );
});
