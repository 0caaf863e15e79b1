import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../core/shared/dates.ts';
import { IconButton } from '../design/icon-button.tsx';
import { OfflineIcon, RetryIcon } from '../design/icons.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './cached-notice.module.css';
import type { CachedNoticeProps } from './cached-shown.tsx';

/** A network that stalled, or a server that was away, comes back without a word of it. */
const ASK_AGAIN_MS = 10_000;

/** A calm line: from when what is shown is, and that nothing she does is lost. */
export function CachedNotice({ cached, onRefresh }: CachedNoticeProps) {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  useEffect(() => {
    const refreshIfSeen = () => {
      if (!document.hidden) onRefresh();
    };
    window.addEventListener('online', onRefresh);
    document.addEventListener('visibilitychange', refreshIfSeen);
    const asking = setInterval(refreshIfSeen, ASK_AGAIN_MS);
    return () => {
      window.removeEventListener('online', onRefresh);
      document.removeEventListener('visibilitychange', refreshIfSeen);
      clearInterval(asking);
    };
  }, [onRefresh]);
  // eslint-disable-next-line no-restricted-globals -- reads a moment it is given, and asks for none
  const time = formatDateTime(new Date(cached.at), language);
  return (
    <div role="status" className={styles.notice} data-cached={cached.at}>
      <OfflineIcon size={22} />
      <div className={styles.words}>
        <p className={styles.title}>{t('title')}</p>
        <p>{t('since', { time })}</p>
      </div>
      <IconButton label={t('refresh')} icon={<RetryIcon size={20} />} onClick={onRefresh} />
    </div>
  );
}
