import { useTranslation } from 'react-i18next';
import type { Take } from '../../core/ports/recorder.ts';
import { formatDuration } from '../../core/shared/dates.ts';
import { Notice } from '../design/notice.tsx';

/** Her take was cut off: nothing becomes of it before she has said so. */
export function InterruptedNotice({ take }: { readonly take: Take }) {
  const { t } = useTranslation('lesson-player');
  return (
    <Notice tone="info" role="alert" data-interrupted title={t('interrupted.title')}>
      {t('interrupted.hint', { time: formatDuration(take.durationMs) })}
    </Notice>
  );
}
