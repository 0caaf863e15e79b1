import styles from './security-screen.module.css';

/** Readers want so much white around it. */
const MARGIN = 4;

type QrCodeProps = {
  /** A text for each row, `1` is dark. */
  readonly squares: readonly string[];
  readonly label: string;
};

/** Dark on white in every theme: readers know it so. */
export function QrCode({ squares, label }: QrCodeProps) {
  const size = squares.length + 2 * MARGIN;
  const path = squares
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
