import { useTranslation } from 'react-i18next';
import {
  COMPARED_FIGURES,
  differenceOf,
  figuresOfCorrection,
} from '../../core/domain/monologue/compare-speech.ts';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { figureText } from './figure-text.ts';
import styles from './comparison-screen.module.css';

const NAMES = {
  level: 'level',
  wordsPerMinute: 'wordsPerMinute',
  words: 'words',
  durationMs: 'length',
  pauses: 'pauses',
  differentWords: 'differentWords',
} as const;

type ComparedFiguresProps = Readonly<Record<'earlier' | 'later', ReceivedCorrection>>;

/** The figures of two speeches, and in words what has changed. */
export function ComparedFigures({ earlier, later }: ComparedFiguresProps) {
  const { t } = useTranslation('monologue');
  const [before, after] = [figuresOfCorrection(earlier), figuresOfCorrection(later)];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('comparison.figure')}</th>
          <th scope="col">{t('comparison.earlier')}</th>
          <th scope="col">{t('comparison.later')}</th>
          <th scope="col">{t('comparison.change')}</th>
        </tr>
      </thead>
      <tbody>
        {COMPARED_FIGURES.map((figure) => {
          const [one, other] = [before[figure], after[figure]];
          return (
            <tr key={figure}>
              <th scope="row">
                {t(`correction.${NAMES[figure]}`)}
                {figure === 'wordsPerMinute' && (
                  <span className={styles.unit}> {t('correction.wordsPerMinuteUnit')}</span>
                )}
              </th>
              <td>{one === undefined ? '–' : figureText(figure, one)}</td>
              <td>{other === undefined ? '–' : figureText(figure, other)}</td>
              <td className={styles.change}>
                {one !== undefined &&
                  other !== undefined &&
                  t(`correction.against.${differenceOf(figure, other, one)}.${figure}`)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
