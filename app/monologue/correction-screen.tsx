import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { SPEECHES } from '../../core/navigation/paths.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { SorryIllustration } from '../design/sorry-illustration.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage } from '../shell/use-path.ts';
import { CorrectionWaiting } from './correction-waiting.tsx';
import { RemoveSpeech } from './remove-speech.tsx';
import { ShownCorrection } from './shown-correction.tsx';
import { SpeakAgain } from './speak-again.tsx';
import { SubmitSpeech } from './submit-speech.tsx';
import type { CorrectionScreenProps } from './correction-view.ts';

/** She can forget it, whatever became of it. */
const REMOVABLE: readonly string[] = ['shown', 'refused', 'not-submitted', 'waiting'];

export const CorrectionScreen = observer(function CorrectionScreen(props: CorrectionScreenProps) {
  const { view, listening, practice } = props;
  const { state } = view;
  const { t } = useTranslation(['monologue', 'common', 'errors']);
  const onBack = useBack(SPEECHES);
  useArrival(t('monologue:correction.title'));
  useEffect(() => listening.stop, [listening]);
  const leave = useEffectEvent(onBack);
  useEffect(() => {
    if (state.step === 'removed') leave();
  }, [state.step]);
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={
        <TopBar
          title={t('monologue:correction.title')}
          back={{ label: t('common:back'), onBack }}
        />
      }
      footer={state.step === 'shown' && <SpeakAgain monologue={state.correction.monologue} />}
    >
      <Stack gap={6}>
        <VisuallyHidden role="status">
          {state.step === 'waiting' && t('monologue:correction.waitingTitle')}
          {state.step === 'shown' && t('monologue:speeches.state.corrected')}
          {state.step === 'refused' && t('monologue:correction.refusedTitle')}
        </VisuallyHidden>
        {view.error && <ErrorNotice tone="warning" kind={view.error.kind} />}
        {state.step === 'loading' ? (
          <Loading label={t('common:loading')}>
            <Skeleton shape="block" height="10rem" />
            <Skeleton shape="block" height="16rem" />
          </Loading>
        ) : state.step === 'waiting' ? (
          <CorrectionWaiting status={state.status} />
        ) : state.step === 'not-submitted' ? (
          <NotSubmitted view={view} monologue={state.monologue} />
        ) : state.step === 'refused' ? (
          <Refused monologue={state.monologue} />
        ) : state.step === 'shown' ? (
          <ShownCorrection
            view={view}
            listening={listening}
            practice={practice}
            correction={state.correction}
          />
        ) : null}
        {REMOVABLE.includes(state.step) && <RemoveSpeech view={view} />}
      </Stack>
    </Page>
  );
});

function NotSubmitted({
  view,
  monologue,
}: Pick<CorrectionScreenProps, 'view'> & { monologue: Monologue }) {
  const { t } = useTranslation(['monologue', 'errors']);
  const language = useLanguage();
  const error = view.state.step === 'not-submitted' ? view.state.error : undefined;
  return (
    <EmptyState
      title={t('monologue:correction.notSubmitted')}
      description={<p>{monologue.title?.[language] ?? monologue.theme}</p>}
      actions={
        <Stack gap={3}>
          {error && (
            <Notice tone="info" role="alert" data-error={error.kind}>
              {t(`errors:${error.kind}`)}
            </Notice>
          )}
          <SubmitSpeech
            error={error}
            isBusy={view.isSubmitting}
            onSubmit={() => void view.submit()}
          />
        </Stack>
      }
    />
  );
}

function Refused({ monologue }: { readonly monologue: Monologue }) {
  const { t } = useTranslation('monologue');
  const { refusal } = monologue;
  if (!refusal) return null;
  const facts =
    refusal.kind === 'too-few-words' ? { words: refusal.words, least: refusal.least } : {};
  return (
    <Stack gap={5}>
      <EmptyState
        illustration={<SorryIllustration />}
        title={t('correction.refusedTitle')}
        description={<p>{t(`correction.refusal.${refusal.kind}`, facts)}</p>}
        actions={<SpeakAgain monologue={monologue} />}
      />
      {refusal.kind === 'too-few-words' && (
        <Section title={t('correction.heard')}>
          <p lang="en">{refusal.heard}</p>
        </Section>
      )}
    </Stack>
  );
}
