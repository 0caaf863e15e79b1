import { useTranslation } from 'react-i18next';

/** Seconds in words: whole minutes, and hours where there are any. A minute that was begun counts. */
export function useStudyTime(): (seconds: number) => string {
  const { t } = useTranslation('study');
  return (seconds) => {
    const all = Math.ceil(seconds / 60);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return hours === 0 ? t('minutes', { minutes }) : t('hours', { hours, minutes });
  };
}
