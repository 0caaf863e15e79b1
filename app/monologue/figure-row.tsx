import { useTranslation } from 'react-i18next';
import type { FigureAgainstEarlier } from '../../core/domain/monologue/compare-speech.ts';
import { SparkLine } from '../design/spark-line.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { figureText } from './figure-text.ts';
import styles from './speech-figures.module.css';

type FigureRowProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | number;
  readonly unit?: string;
  /** How it stands to her last speeches. */
  readonly against?: FigureAgainstEarlier | undefined;
  /** What the value is in numbers, where it is shown otherwise. */
  readonly now?: number;
};

/** A figure; how it stands to her last speeches is a small line, and the same in words. */
export function FigureRow({
  label,
  hint,
  value,
  unit,
  against,
  now = Number(value),
}: FigureRowProps) {
  const { t } = useTranslation('monologue');
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        {against && <SparkLine values={[...against.earlier, now]} />}
        <span>
          {value}
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      </dd>
      {against && (
        <dd className={styles.note}>
          {t('correction.against.average', {
            count: against.earlier.length,
            value: figureText(against.figure, against.average),
          })}
          <VisuallyHidden>
            {t(`correction.against.${against.difference}.${against.figure}`)}
          </VisuallyHidden>
        </dd>
      )}
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
