import { Measure } from '../design/stat-tile.tsx';
import { levelNear, type MeasureName } from './measures-presenter.ts';
import { useMeasureText } from './use-measure-text.ts';
import { usePlotFigures } from './use-plot-figures.ts';
import styles from './trend-plot.module.css';

type TrendFigureProps = { readonly name: MeasureName; readonly value: number };

/** One value in large numbers, its unit small. */
export function TrendFigure({ name, value }: TrendFigureProps) {
  const text = useMeasureText(name)(value);
  const figures = usePlotFigures(name, [value]);
  if (name === 'minutes') return <Measure>{text}</Measure>;
  const figure = figures.of(value);
  return (
    <>
      {figure}
      <span className={styles.unit}>
        {name === 'level' ? text.slice(levelNear(value).length) : figures.unit}
      </span>
    </>
  );
}
