import { useTranslation } from 'react-i18next';
import type { ComparedFigure } from '../../core/domain/monologue/compare-speech.ts';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { StatTile } from '../design/stat-tile.tsx';
import { Tag } from '../design/tag.tsx';
import { Tiles } from '../design/tiles.tsx';
import { AgainstEarlier } from './against-earlier.tsx';
import styles from './speech-figures.module.css';

type SpeechFiguresProps = { readonly correction: ReceivedCorrection };

/** Her level and what it shows in, then how she spoke, in figures. */
export function SpeechFigures({ correction }: SpeechFiguresProps) {
  const { t } = useTranslation('monologue');
  const { measures, level } = correction;
  const note = (figure: ComparedFigure, now: number | undefined) => {
    const against = correction.against.find((one) => one.figure === figure);
    return against && now !== undefined && <AgainstEarlier against={against} now={now} />;
  };
  return (
    <Stack gap={4}>
      {level && (
        <>
          <StatTile
            label={t('correction.level')}
            value={level.level}
            tone="brand"
            note={note('level', level.score)}
          />
          <Card>
            <Stack gap={3}>
              <div>
                <h3>{t('correction.levelReasons', { level: level.level })}</h3>
                <p className={styles.aside}>{t('correction.levelNote')}</p>
              </div>
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
        </>
      )}
      <Tiles>
        {measures.wordsPerMinute !== undefined && (
          <StatTile
            label={t('correction.wordsPerMinute')}
            value={measures.wordsPerMinute}
            unit={t('correction.wordsPerMinuteUnit')}
            note={note('wordsPerMinute', measures.wordsPerMinute)}
          />
        )}
        <StatTile
          label={t('correction.words')}
          value={measures.words}
          unit={t('correction.wordsUnit')}
          note={note('words', measures.words)}
        />
        <StatTile
          label={t('correction.differentWords')}
          value={measures.differentWords}
          unit={t('correction.differentWordsUnit')}
          note={note('differentWords', measures.differentWords)}
        />
        <StatTile
          label={t('correction.length')}
          value={formatDuration(measures.durationMs)}
          note={note('durationMs', measures.durationMs)}
        />
        <StatTile
          label={t('correction.pauses')}
          value={measures.pauses.length}
          unit={t('correction.pausesUnit', { count: measures.pauses.length })}
          note={note('pauses', measures.pauses.length)}
        />
        <StatTile
          label={t('correction.takenBack')}
          value={measures.takenBack}
          unit={t('correction.pausesUnit', { count: measures.takenBack })}
        />
        {measures.fillers > 0 && (
          <StatTile
            label={t('correction.fillers')}
            value={measures.fillers}
            unit={t('correction.pausesUnit', { count: measures.fillers })}
          />
        )}
      </Tiles>
      {measures.fillers > 0 && <p className={styles.aside}>{t('correction.fillersHint')}</p>}
    </Stack>
  );
}
