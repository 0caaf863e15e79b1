import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { Strengths } from './strengths.tsx';
import styles from './speech-summary.module.css';

/** At a glance: how well she spoke, how much there is to correct, and what was good. */
export function SpeechSummary({ correction }: { readonly correction: ReceivedCorrection }) {
  const { t } = useTranslation('monologue');
  const id = useId();
  const { level, measures, monologue, strengths } = correction;
  const count = monologue.result?.mistakes ?? 0;
  return (
    <div className={styles.summary}>
      <dl className={styles.figures}>
        {level && <Figure label={t('correction.level')} value={level.level} />}
        <Figure
          label={t('correction.toCorrect')}
          value={count}
          unit={t('correction.toCorrectUnit', { count })}
        />
        {measures.wordsPerMinute !== undefined && (
          <Figure
            label={t('correction.wordsPerMinute')}
            value={measures.wordsPerMinute}
            unit={t('correction.wordsPerMinuteUnit')}
          />
        )}
      </dl>
      <section className={styles.good} aria-labelledby={id}>
        <h2 id={id} className={styles.name}>
          {t('correction.strengths')}
        </h2>
        <Strengths strengths={strengths} />
      </section>
    </div>
  );
}

type FigureProps = {
  readonly label: string;
  readonly value: string | number;
  readonly unit?: string;
};

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
