import { useTranslation } from 'react-i18next';
import type { ErrorKind } from '../../core/errors/error-kind.ts';
import { Notice } from '../design/notice.tsx';

type ErrorNoticeProps = {
  readonly kind: ErrorKind;
  /** A warning where the screen goes on without what failed. */
  readonly tone?: 'error' | 'warning';
};

/** What went wrong, of a screen or of a form; what is about one field stands at that field. */
export function ErrorNotice({ kind, tone = 'error' }: ErrorNoticeProps) {
  const { t } = useTranslation('errors');
  return (
    <Notice tone={tone} role="alert" data-error={kind}>
      {t(kind)}
    </Notice>
  );
}
