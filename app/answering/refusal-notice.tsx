import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ACCOUNT_PLAN, MICROPHONE_HELP, splitLanguage } from '../../core/navigation/paths.ts';
import { loginRedirect } from '../../core/navigation/redirects.ts';
import { ACCOUNT_MICROPHONE } from '../account/account-paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { useMode } from '../shell/app-mode.ts';
import { usePath } from '../shell/use-path.ts';
import type { LoudnessAdvice } from '../../core/recording/loudness.ts';
import type { AnswerError } from './answer-state.ts';

type RefusalNoticeProps = {
  readonly error: AnswerError;
  readonly canResend: boolean;
  readonly loudness: LoudnessAdvice | undefined;
};

/** Says first what is safe, then what happened; never that it was the learner. */
export function RefusalNotice({ error, canResend, loudness }: RefusalNoticeProps) {
  const { t } = useTranslation(['lesson-player', 'errors']);
  return (
    <Notice
      tone={canResend ? 'info' : 'warning'}
      role="alert"
      data-error={error.kind}
      title={canResend ? t('lesson-player:kept') : t('lesson-player:tryAgainTitle')}
      action={<WayOut kind={error.kind} />}
    >
      {error.kind === 'no-speech' && loudness !== undefined
        ? t(`lesson-player:noSpeech.${loudness === 'too-loud' ? 'good' : loudness}`)
        : t(`errors:${error.kind}`)}
    </Notice>
  );
}

function WayOut({ kind }: { readonly kind: AnswerError['kind'] }) {
  const { t } = useTranslation(['common', 'lesson-player']);
  const { pathname, search } = useLocation();
  const path = usePath();
  const mode = useMode();
  if (kind === 'microphone-denied') {
    return (
      <Stack row gap={2}>
        <Button kind="secondary" size="s" onClick={() => location.reload()}>
          {t('common:reload')}
        </Button>
        <ButtonLink kind="quiet" size="s" to={path(MICROPHONE_HELP)}>
          {t('lesson-player:howToAllow')}
        </ButtonLink>
      </Stack>
    );
  }
  if (kind === 'microphone-missing' || kind === 'microphone-busy' || kind === 'no-speech') {
    return (
      <ButtonLink kind="secondary" size="s" to={path(ACCOUNT_MICROPHONE)}>
        {t('lesson-player:checkMicrophone')}
      </ButtonLink>
    );
  }
  if (kind === 'no-contract') {
    return (
      <ButtonLink kind="secondary" size="s" to={path(ACCOUNT_PLAN)}>
        {t('common:seePlans')}
      </ButtonLink>
    );
  }
  if (kind === 'signed-out') {
    const here = splitLanguage(pathname + search).rest;
    return (
      <ButtonLink kind="secondary" size="s" to={path(loginRedirect(here, mode))}>
        {t('common:logIn')}
      </ButtonLink>
    );
  }
  return null;
}
