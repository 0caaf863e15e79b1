import { useEffect, useRef } from 'react';
import type { DrawnWave } from './draw-wave.ts';
import styles from './own-wave.module.css';

type OwnWaveProps = {
  readonly label: string;
  readonly levels: readonly number[];
  readonly durationMs: number;
  readonly isPlaying: boolean;
};

/** Her voice as a wave, which fills while she hears it. What draws it is fetched with the first wave. */
export function OwnWave({ label, levels, durationMs, isPlaying }: OwnWaveProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnWave>(undefined);
  useEffect(() => {
    const element = host.current;
    let isGone = false;
    const draw = async () => {
      const { drawWave } = await import('./draw-wave.ts');
      if (element && !isGone) drawn.current = drawWave(element, levels, durationMs);
    };
    // Without its wave the voice can still be heard.
    draw().catch(() => {});
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [levels, durationMs]);
  useEffect(() => {
    if (!isPlaying) return;
    const begun = performance.now();
    let frame = 0;
    const fill = () => {
      drawn.current?.showAt(performance.now() - begun);
      frame = requestAnimationFrame(fill);
    };
    frame = requestAnimationFrame(fill);
    return () => {
      cancelAnimationFrame(frame);
      drawn.current?.showAt(0);
    };
  }, [isPlaying]);
  return <div ref={host} className={styles.wave} role="img" aria-label={label} />;
}
