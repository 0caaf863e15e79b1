import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../core/shared/dates.ts';

/** How long she has been speaking; counts from when it first appears. */
export function RecordingTime({ limitMs }: { readonly limitMs: number }) {
  const { t } = useTranslation('lesson-player');
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setElapsedMs(Math.floor((performance.now() - startedAt) / 1000) * 1000),
      200,
    );
    return () => clearInterval(timer);
  }, []);
  return t('elapsed', { time: formatDuration(elapsedMs), limit: formatDuration(limitMs) });
}
