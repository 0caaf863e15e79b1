import { useTranslation } from 'react-i18next';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { StatTile } from '../design/stat-tile.tsx';
import { Tag } from '../design/tag.tsx';
import styles from './speech-figures.module.css';

type SpeechFiguresProps = { readonly correction: ReceivedCorrection };

/** How she spoke, in figures, and what her level shows in. */
export function SpeechFigures({ correction }: SpeechFiguresProps) {
  const { t } = useTranslation('monologue');
  const { measures, level } = correction;
  return (
    <Stack gap={4}>
      <Stack gap={3} columns="9rem">
        {level && <StatTile label={t('correction.level')} value={level.level} tone="brand" />}
        {measures.wordsPerMinute !== undefined && (
          <StatTile
            label={t('correction.wordsPerMinute')}
            value={measures.wordsPerMinute}
            unit={t('correction.wordsPerMinuteUnit')}
          />
        )}
        <StatTile
          label={t('correction.words')}
          value={measures.words}
          unit={t('correction.wordsUnit')}
        />
        <StatTile label={t('correction.length')} value={formatDuration(measures.durationMs)} />
        <StatTile
          label={t('correction.pauses')}
          value={measures.pauses.length}
          unit={t('correction.pausesUnit')}
        />
        <StatTile
          label={t('correction.takenBack')}
          value={measures.takenBack}
          unit={t('correction.pausesUnit')}
        />
      </Stack>
      {measures.fillers > 0 && (
        <p className={styles.aside}>
          {t('correction.fillers')}: {measures.fillers} ・ {t('correction.fillersHint')}
        </p>
      )}
      {level && (
        <Card>
          <Stack gap={3}>
            <p className={styles.aside}>{t('correction.levelNote')}</p>
            {level.evidence.length > 0 && (
              <div className={styles.evidence}>
                <span className={styles.name}>{t('correction.evidence')}</span>
                {level.evidence.map((one) => (
                  <Tag key={`${one.text} ${one.level}`}>
                    <span lang="en">{one.text}</span> {one.level}
                  </Tag>
                ))}
              </div>
            )}
            {level.lift && <p>{t(`correction.lifts.${level.lift}`)}</p>}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
