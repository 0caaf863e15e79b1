import { useTranslation } from 'react-i18next';
import { studiedMinutes } from '../../core/domain/study-time/minutes.ts';

/** Seconds in words: whole minutes, and hours where there are any. */
export function useStudyTime(): (seconds: number) => string {
  const { t } = useTranslation('study');
  return (seconds) => {
    const all = studiedMinutes(seconds);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes });
  };
}
