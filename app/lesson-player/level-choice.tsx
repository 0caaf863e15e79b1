import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../core/shared/dates.ts';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { LockIcon } from '../design/icons.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import styles from './level-choice.module.css';

/** The four speeds in their order: those behind her with their best times, the next, and what is still locked. */
export const LevelChoice = observer(function LevelChoice({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { levels, round, isFresh } = view.progress;
  return (
    <fieldset className={styles.levels}>
      <legend className={styles.legend}>{t('levelLabel')}</legend>
      <div className={styles.row}>
        {levels.map(({ level, isOpen, isCleared, bestTimeMs }) => (
          <label key={level} className={styles.level}>
            <input
              type="radio"
              name="speed-level"
              aria-label={[
                t(`level.${level}`),
                isCleared ? t('levelCleared') : isOpen ? '' : t('levelLocked'),
                bestTimeMs === undefined ? '' : formatDuration(bestTimeMs),
              ]
                .filter((part) => part !== '')
                .join('、')}
              className={styles.radio}
              value={level}
              checked={round.level === level}
              disabled={!isOpen || !isFresh}
              onChange={() => view.progress.chooseLevel(level)}
            />
            <span className={styles.face} aria-hidden="true">
              <span className={styles.name}>{t(`level.${level}`)}</span>
              <span className={styles.best}>
                {isCleared && <CheckCircleIcon size={16} />}
                {isOpen ? bestTimeMs && formatDuration(bestTimeMs) : <LockIcon size={16} />}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{isFresh ? t('levelHint') : t('levelFixed')}</p>
    </fieldset>
  );
});
