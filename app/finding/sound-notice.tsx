import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import type { ListeningView } from './lesson-list-screen.tsx';

/** Why a sound could not be heard. */
export function SoundNotice({ error }: Pick<ListeningView, 'error'>) {
  const { t } = useTranslation('errors');
  return (
    error && (
      <Notice tone="warning" role="alert" data-error={error.kind}>
        {t(error.kind)}
      </Notice>
    )
  );
}
