import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReceivedMaterial } from '../../core/monologue/monologue.ts';
import { Card } from '../design/card.tsx';
import { Fold } from '../design/fold.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { SpeechListeningView } from './speech-view.ts';
import styles from './model-speeches.module.css';

type ModelSpeechesProps = {
  readonly models: ReceivedMaterial['models'];
  readonly listening: SpeechListeningView;
};

/** How others speak about it: heard first, and read by those who want to. */
export const ModelSpeeches = observer(function ModelSpeeches({
  models,
  listening,
}: ModelSpeechesProps) {
  const { t } = useTranslation('monologue');
  return (
    <Stack gap={3}>
      {models.map(({ level, text, audio }) => {
        const isPlaying = listening.playing === audio;
        const label = isPlaying ? t('prepare.stopModel') : t('prepare.playModel', { level });
        return (
          <article key={level}>
            <Card>
              <div className={styles.head}>
                <PlayButton
                  state={isPlaying ? 'playing' : 'idle'}
                  label={label}
                  onPress={() => void listening.toggle(audio)}
                />
                <h3 className={styles.title}>{t('prepare.model', { level })}</h3>
              </div>
              <Fold label={t('prepare.showText')}>
                <Sentence lang="en" size="s">
                  {text}
                </Sentence>
              </Fold>
            </Card>
          </article>
        );
      })}
      {listening.error && <ErrorNotice tone="warning" kind={listening.error.kind} />}
    </Stack>
  );
});
