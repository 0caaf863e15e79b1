import { useTranslation } from 'react-i18next';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { Card } from '../design/card.tsx';
import { Fold } from '../design/fold.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import styles from './level-reasons.module.css';

type LevelReasonsProps = { readonly level: NonNullable<ReceivedCorrection['level']> };

/** What leads to the next level, and what this one shows in. */
export function LevelReasons({ level }: LevelReasonsProps) {
  const { t } = useTranslation('monologue');
  return (
    <Card>
      <Stack gap={1}>
        {level.lift && (
          <>
            <h3>{t('correction.lift')}</h3>
            <p>{t(`correction.lifts.${level.lift}`)}</p>
          </>
        )}
        <Fold label={t('correction.levelReasons', { level: level.level })}>
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
          </Stack>
        </Fold>
      </Stack>
    </Card>
  );
}
