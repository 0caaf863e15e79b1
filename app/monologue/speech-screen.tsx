import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MATERIALS } from '../../core/navigation/paths.ts';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';

import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage } from '../shell/use-path.ts';
import { Preparation } from './preparation.tsx';
import { RecordedSpeech } from './recorded-speech.tsx';
import { SpeakingMemo } from './speaking-memo.tsx';
import { SpeechMicrophone } from './speech-microphone.tsx';
import { SpeechNote } from './speech-note.tsx';
import type { SpeechView, SpeechListeningView } from './speech-view.ts';

export type SpeechScreenProps = {
  readonly view: SpeechView;
  readonly listening: SpeechListeningView;
  /** The speech was submitted. */
  readonly onSubmitted: (id: string) => void;
};

export const SpeechScreen = observer(function SpeechScreen(props: SpeechScreenProps) {
  const { view, listening, onSubmitted } = props;
  const { state } = view;
  const { t } = useTranslation(['monologue', 'common']);
  const language = useLanguage();
  const onBack = useBack(MATERIALS);
  const title = view.isOwnTheme ? t('monologue:ownTheme') : (view.material?.title[language] ?? '');
  useArrival(title || t('monologue:title'));
  useEffect(() => listening.stop, [listening]);
  const submitted = useEffectEvent(onSubmitted);
  const submittedId = state.step === 'submitted' ? state.id : undefined;
  useEffect(() => {
    if (submittedId !== undefined) submitted(submittedId);
  }, [submittedId]);
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  const isSpeaking = state.step === 'recording' || state.step === 'starting';
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar
          title={title}
          back={{ label: t('common:back'), onBack, leaves: state.step === 'recording' }}
        />
      }
      footer={
        (isSpeaking || state.step === 'preparing') && (
          <SpeechMicrophone view={view} onRecord={listening.stop} />
        )
      }
    >
      {state.step === 'loading' || state.step === 'submitted' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="14rem" />
        </Loading>
      ) : (
        <Stack gap={6}>
          <SpeechNote recording={view.recording} />
          {isSpeaking ? (
            <SpeakingMemo view={view} />
          ) : state.step === 'preparing' ? (
            <Preparation view={view} listening={listening} />
          ) : (
            <RecordedSpeech view={view} onLeave={onBack} />
          )}
        </Stack>
      )}
    </Page>
  );
});
