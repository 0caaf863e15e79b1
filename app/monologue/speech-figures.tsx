import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from '../../core/domain/monologue/compare-speech.ts';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import { Stack } from '../design/stack.tsx';
import { FigureRow } from './figure-row.tsx';
import { LevelReasons } from './level-reasons.tsx';
import styles from './speech-figures.module.css';

type SpeechFiguresProps = { readonly correction: ReceivedCorrection };

/** How she spoke, in figures, and what her level shows in. */
export function SpeechFigures({ correction }: SpeechFiguresProps) {
  const { t } = useTranslation('monologue');
  const { measures, level } = correction;
  const against = (figure: ComparedFigure) =>
    correction.against.find((one) => one.figure === figure);
  return (
    <Stack gap={4}>
      <div className={styles.place}>
        <dl>
          {level && (
            <FigureRow
              label={t('correction.level')}
              value={level.level}
              now={level.score}
              against={against('level')}
            />
          )}
          {measures.wordsPerMinute !== undefined && (
            <FigureRow
              label={t('correction.wordsPerMinute')}
              value={measures.wordsPerMinute}
              unit={t('correction.wordsPerMinuteUnit')}
              against={against('wordsPerMinute')}
            />
          )}
          <FigureRow
            label={t('correction.words')}
            value={measures.words}
            unit={t('correction.wordsUnit')}
            against={against('words')}
          />
          <FigureRow
            label={t('correction.differentWords')}
            value={measures.differentWords}
            unit={t('correction.differentWordsUnit')}
            against={against('differentWords')}
          />
          <FigureRow
            label={t('correction.length')}
            value={formatDuration(measures.durationMs)}
            now={measures.durationMs}
            against={against('durationMs')}
          />
          <FigureRow
            label={t('correction.pauses')}
            value={measures.pauses.length}
            unit={t('correction.pausesUnit', { count: measures.pauses.length })}
            against={against('pauses')}
          />
          <FigureRow
            label={t('correction.takenBack')}
            value={measures.takenBack}
            unit={t('correction.pausesUnit', { count: measures.takenBack })}
          />
          {measures.fillers > 0 && (
            <FigureRow
              label={t('correction.fillers')}
              hint={t('correction.fillersHint')}
              value={measures.fillers}
              unit={t('correction.pausesUnit', { count: measures.fillers })}
            />
          )}
        </dl>
      </div>
      {level && <LevelReasons level={level} />}
    </Stack>
  );
}
