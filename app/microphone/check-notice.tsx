import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { MICROPHONE_HELP } from '../../core/navigation/paths.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { usePath } from '../shell/use-path.ts';
import type { MicrophoneCheckPart } from './microphone-check-view.ts';

/** What is in the way of her voice, and what can be done. */
export const CheckNotice = observer(function CheckNotice({ view }: MicrophoneCheckPart) {
  const { t } = useTranslation(['microphone', 'errors']);
  const { state, permission } = view;
  const { note } = view.recording;
  if (state.step === 'refused' && state.error.kind !== 'microphone-denied') {
    return <ErrorNotice tone="warning" kind={state.error.kind} />;
  }
  if (state.step === 'refused' || (state.step === 'ready' && permission === 'denied')) {
    return <DeniedNotice isAlert={state.step === 'refused'} />;
  }
  if (!note) return null;
  return (
    <Notice tone="info" role="status" data-note={note} title={t(`microphone:note.${note}.title`)}>
      {t(`microphone:note.${note}.hint`)}
    </Notice>
  );
});

function DeniedNotice({ isAlert }: { readonly isAlert: boolean }) {
  const { t } = useTranslation(['errors', 'common', 'microphone']);
  const path = usePath();
  return (
    <Notice
      tone="warning"
      role={isAlert ? 'alert' : 'status'}
      data-error="microphone-denied"
      title={t('microphone:denied')}
      action={
        <Stack row gap={2}>
          <Button kind="secondary" size="s" onClick={() => location.reload()}>
            {t('common:reload')}
          </Button>
          <ButtonLink kind="quiet" size="s" to={path(MICROPHONE_HELP)}>
            {t('microphone:howToAllow')}
          </ButtonLink>
        </Stack>
      }
    >
      {t('errors:microphone-denied')}
    </Notice>
  );
}
