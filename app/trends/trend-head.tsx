import { useTranslation } from 'react-i18next';
import { ChartHead } from '../design/chart-head.tsx';
import { Measure } from '../design/stat-tile.tsx';
import { levelNear, type MeasureName } from './measures-presenter.ts';
import type { Plot } from './plots-presenter.ts';
import { useMeasureText } from './use-measure-text.ts';
import { usePlotFigures } from './use-plot-figures.ts';

const FIGURES = { rising: 'rising', falling: 'falling', steady: 'steady' } as const;
const SUMS = { rising: 'more', falling: 'less', steady: 'steady' } as const;
/** Of a time the lower one is better: it is said how it is heard. */
const TIMES = { rising: 'later', falling: 'sooner', steady: 'steady' } as const;

/** What a plot comes to lately, and what that means. */
export function TrendHead({ plot }: { readonly plot: Plot }) {
  const { t } = useTranslation('study');
  const { measure, values, meaning } = plot;
  const { name, isSum } = measure;
  const textOf = useMeasureText(name);
  const figureOf = useTrendFigure(name);
  const words = name === 'reaction' ? TIMES : isSum ? SUMS : FIGURES;
  const said = { 'data-trend': name, 'data-meaning': meaning.kind };
  if (meaning.kind !== 'too-little')
    return (
      <ChartHead
        {...said}
        {...figureOf(meaning.lately)}
        of={t('trends.lately')}
        note={t(`trends.${words[meaning.kind]}`, { before: textOf(meaning.before) })}
        hasLine
      />
    );
  const latest = values.findLast((value) => value !== undefined && value > 0);
  if (latest === undefined) return <ChartHead {...said} note={t('trends.nothing')} />;
  return (
    <ChartHead
      {...said}
      {...figureOf(latest)}
      of={t('trends.latest')}
      note={t('trends.tooLittle')}
    />
  );
}

/** A value parted into what is large and its unit. */
function useTrendFigure(name: MeasureName) {
  const textOf = useMeasureText(name);
  const figures = usePlotFigures(name, []);
  return (value: number) => {
    if (name === 'minutes') return { figure: <Measure>{textOf(value)}</Measure> };
    const figure = figures.of(value);
    const unit = name === 'level' ? textOf(value).slice(levelNear(value).length) : figures.unit;
    return { figure, unit };
  };
}
