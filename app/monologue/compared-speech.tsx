import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Monologue, ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { correctionPath } from '../../core/navigation/paths.ts';
import { formatDateTime } from '../../core/shared/dates.ts';
import { ButtonLink } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { SelectField } from '../design/select-field.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { SpeechListeningView } from './speech-view.ts';
import styles from './comparison-screen.module.css';

type ComparedSpeechProps = {
  readonly correction: ReceivedCorrection;
  readonly speeches: readonly Monologue[];
  /** Which of the two. */
  readonly label: string;
  readonly onChoose: (id: string) => void;
  readonly listening: SpeechListeningView;
};

/** One of two speeches: when it was, how it sounds, and what she said. */
export const ComparedSpeech = observer(function ComparedSpeech(props: ComparedSpeechProps) {
  const { correction, speeches, label, onChoose, listening } = props;
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  const { id, audio } = correction.monologue;
  const isPlaying = audio !== undefined && listening.playing === audio;
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.head}>
          {audio !== undefined && (
            <PlayButton
              state={isPlaying ? 'playing' : 'idle'}
              label={`${label}: ${t(isPlaying ? 'correction.stopAll' : 'correction.playAll')}`}
              onPress={() => void listening.toggle(audio)}
            />
          )}
          <SelectField
            label={label}
            options={speeches.map((one) => ({
              value: one.id,
              label: formatDateTime(new Date(one.recordedAt), language),
            }))}
            value={id}
            onValue={onChoose}
          />
        </div>
        <p lang="en" className={styles.said}>
          {correction.sentences.map(({ said }) => said).join(' ')}
        </p>
        <ButtonLink kind="quiet" size="s" to={path(correctionPath(id))}>
          {t('comparison.open')}
        </ButtonLink>
      </Stack>
    </Card>
  );
});
