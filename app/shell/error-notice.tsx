import { useTranslation } from 'react-i18next';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { Notice } from '../design/notice.tsx';

/** What went wrong with a form, or with more of a list; what is about one field stands at that field. */
export function ErrorNotice({ kind }: { readonly kind: ErrorKind }) {
  const { t } = useTranslation('errors');
  return (
    <Notice tone="error" role="alert" data-error={kind}>
      {t(kind)}
    </Notice>
  );
}
