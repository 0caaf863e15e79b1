import { useTranslation } from 'react-i18next';
import type { FigureAgainstEarlier } from '../../core/domain/monologue/compare-speech.ts';
import { SparkLine } from '../design/spark-line.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { figureText } from './figure-text.ts';

type AgainstEarlierProps = {
  readonly against: FigureAgainstEarlier;
  readonly now: number;
};

/** How a figure stands to her last speeches: a small line, and the same in words. */
export function AgainstEarlier({ against, now }: AgainstEarlierProps) {
  const { t } = useTranslation('monologue');
  const { figure, earlier, average, difference } = against;
  return (
    <>
      <SparkLine values={[...earlier, now]} />
      {t('correction.against.average', {
        count: earlier.length,
        value: figureText(figure, average),
      })}
      <VisuallyHidden>{t(`correction.against.${difference}.${figure}`)}</VisuallyHidden>
    </>
  );
}
