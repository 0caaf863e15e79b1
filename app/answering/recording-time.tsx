import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../core/shared/dates.ts';

type RecordingTimeProps = {
  readonly limitMs: number;
  /** How long she had spoken when it last began to count. */
  readonly beforeMs?: number;
  readonly isPaused?: boolean;
};

/** How long she has been speaking; counts from when it first appears, and after each pause. */
export function RecordingTime({ limitMs, beforeMs = 0, isPaused = false }: RecordingTimeProps) {
  const { t } = useTranslation('lesson-player');
  const [sinceMs, setSinceMs] = useState(0);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setInterval(() => setSinceMs(performance.now() - startedAt), 200);
    return () => {
      clearInterval(timer);
      setSinceMs(0);
    };
  }, [isPaused]);
  const elapsedMs = Math.floor((beforeMs + sinceMs) / 1000) * 1000;
  return t('elapsed', { time: formatDuration(elapsedMs), limit: formatDuration(limitMs) });
}
