import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../core/shared/dates.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { CachedNoticeProps } from './cached-shown.tsx';

/** A calm line: from when what is shown is, and that nothing she does is lost. */
export function CachedNotice({ cached, onRefresh }: CachedNoticeProps) {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  useEffect(() => {
    window.addEventListener('online', onRefresh);
    return () => window.removeEventListener('online', onRefresh);
  }, [onRefresh]);
  return (
    <Notice
      role="status"
      data-cached={cached.at}
      title={t('title')}
      action={
        <Button kind="quiet" size="s" onClick={onRefresh}>
          {t('refresh')}
        </Button>
      }
    >
      {/* eslint-disable-next-line no-restricted-globals -- reads a moment it is given, and asks for none */}
      {t('since', { time: formatDateTime(new Date(cached.at), language) })}
    </Notice>
  );
}
