import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLanguage } from '../../core/navigation/paths.ts';
import { loginRedirect } from '../../core/navigation/redirects.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { IsNative } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import type { AnswerError } from './player-state.ts';

type RefusalNoticeProps = { readonly error: AnswerError; readonly canResend: boolean };

/** Says first what is safe, then what happened; never that it was the learner. */
export function RefusalNotice({ error, canResend }: RefusalNoticeProps) {
  const { t } = useTranslation(['lesson-player', 'errors']);
  return (
    <Notice
      tone={canResend ? 'info' : 'warning'}
      role="alert"
      data-error={error.kind}
      title={canResend ? t('lesson-player:kept') : t('lesson-player:tryAgainTitle')}
      action={<WayOut kind={error.kind} />}
    >
      {t(`errors:${error.kind}`)}
    </Notice>
  );
}

function WayOut({ kind }: { readonly kind: AnswerError['kind'] }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const path = usePath();
  const isNative = useContext(IsNative);
  if (kind === 'microphone-denied') {
    return (
      <Button kind="secondary" size="s" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    );
  }
  if (kind === 'signed-out' || kind === 'no-contract') {
    const here = splitLanguage(pathname + search).rest;
    return (
      <ButtonLink kind="secondary" size="s" to={path(loginRedirect(here, isNative))}>
        {t('logIn')}
      </ButtonLink>
    );
  }
  return null;
}
