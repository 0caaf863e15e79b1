import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReceivedMaterial } from '../../core/monologue/monologue.ts';
import { Notice } from '../design/notice.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Sentence } from '../design/sentence.tsx';
import type { SpeechListeningView } from './speech-screen.tsx';
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
  const { t } = useTranslation(['monologue', 'errors']);
  return (
    <div className={styles.models}>
      {models.map(({ level, text, audio }) => {
        const isPlaying = listening.playing === audio;
        const label = isPlaying
          ? t('monologue:prepare.stopModel')
          : t('monologue:prepare.playModel', { level });
        return (
          <article key={level} className={styles.model}>
            <div className={styles.head}>
              <PlayButton
                state={isPlaying ? 'playing' : 'idle'}
                label={label}
                onPress={() => void listening.toggle(audio)}
              />
              <h3 className={styles.title}>{t('monologue:prepare.model', { level })}</h3>
            </div>
            <details>
              <summary className={styles.summary}>{t('monologue:prepare.showText')}</summary>
              <Sentence lang="en" size="s">
                {text}
              </Sentence>
            </details>
          </article>
        );
      })}
      {listening.error && (
        <Notice tone="warning" role="alert" data-error={listening.error.kind}>
          {t(`errors:${listening.error.kind}`)}
        </Notice>
      )}
    </div>
  );
});
