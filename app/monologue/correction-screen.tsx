import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Monologue, ReceivedCorrection } from '../../core/monologue/monologue.ts';
import {
  comparisonPath,
  correctionFeedbackPath,
  materialPath,
  SPEECHES,
} from '../../core/navigation/paths.ts';
import { formatDateTime } from '../../core/shared/dates.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { PlayButton } from '../design/play-button.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { SorryIllustration } from '../design/sorry-illustration.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { CorrectedSentence } from './corrected-sentence.tsx';
import type { CorrectionPresenter } from './correction-presenter.ts';
import { CorrectionWaiting } from './correction-waiting.tsx';
import { HearWhole } from './hear-whole.tsx';
import { MemoText } from './memo-text.tsx';
import { RemoveSpeech } from './remove-speech.tsx';
import type { SentencePracticeView } from './sentence-practice.tsx';
import { SpeechFigures } from './speech-figures.tsx';
import type { SpeechListeningView } from './speech-screen.tsx';
import { SpokenWords } from './spoken-words.tsx';
import { Strengths } from './strengths.tsx';

export type CorrectionView = Pick<
  CorrectionPresenter,
  | 'state'
  | 'error'
  | 'isSubmitting'
  | 'isAskedToRemove'
  | 'retry'
  | 'submit'
  | 'dispute'
  | 'askAgain'
  | 'wantFeedback'
  | 'askNoMore'
  | 'askToRemove'
  | 'remove'
>;

export type CorrectionScreenProps = {
  readonly view: CorrectionView;
  readonly listening: SpeechListeningView;
  readonly practice: SentencePracticeView;
};

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
    >
      <Stack gap={6}>
        <VisuallyHidden role="status">
          {state.step === 'waiting' && t('monologue:correction.waitingTitle')}
          {state.step === 'shown' && t('monologue:speeches.state.corrected')}
          {state.step === 'refused' && t('monologue:correction.refusedTitle')}
        </VisuallyHidden>
        {view.error && (
          <Notice tone="warning" role="alert" data-error={view.error.kind}>
            {t(`errors:${view.error.kind}`)}
          </Notice>
        )}
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
          <Shown
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

type ShownProps = CorrectionScreenProps & { readonly correction: ReceivedCorrection };

const Shown = observer(function Shown(props: ShownProps) {
  const { view, listening, practice, correction } = props;
  const { t } = useTranslation('monologue');
  const path = usePath();
  const { monologue, sentences, strengths } = correction;
  const count = monologue.result?.mistakes ?? 0;
  return (
    <Stack gap={8}>
      <SpeechHead monologue={monologue} listening={listening} />
      <Section title={t('correction.strengths')}>
        <Strengths strengths={strengths} />
      </Section>
      <Section
        title={t('correction.sentences')}
        description={
          sentences.every(({ findings }) => findings.length === 0)
            ? t('correction.noFinding')
            : t('correction.mistakes', { count })
        }
      >
        <HearWhole practice={practice} sentences={sentences} />
        <Stack gap={3} as="ol">
          {sentences.map((sentence, place) => (
            <CorrectedSentence
              key={sentence.from}
              sentence={sentence}
              practice={practice}
              onDispute={(id, isDisputed) => void view.dispute(id, isDisputed)}
              onAskAgain={(meant) => void view.askAgain(place, meant)}
              onAskNoMore={() => void view.askNoMore(place)}
            />
          ))}
        </Stack>
      </Section>
      <Section title={t('correction.figures')}>
        <Stack gap={4}>
          <SpeechFigures correction={correction} />
          {correction.isComparable && (
            <ButtonLink kind="secondary" to={path(comparisonPath(monologue.materialId))}>
              {t('comparison.link')}
            </ButtonLink>
          )}
        </Stack>
      </Section>
      <Section title={t('correction.transcript')}>
        <SpokenWords correction={correction} listening={listening} />
      </Section>
      {Object.values(monologue.memo).some((part) => part !== '') && (
        <Section title={t('correction.memo')}>
          <MemoText memo={monologue.memo} />
        </Section>
      )}
      <Section title={t('correction.aboutCorrection')}>
        <Stack gap={3}>
          <Switch
            label={t('correction.wantsFeedback')}
            hint={t('correction.wantsFeedbackHint')}
            on={monologue.wantsFeedback}
            onChange={(isWanted) => void view.wantFeedback(isWanted)}
          />
          <ButtonLink kind="quiet" to={path(correctionFeedbackPath(monologue.id))}>
            {t('correction.feedback')}
          </ButtonLink>
        </Stack>
      </Section>
      <SpeakAgain monologue={monologue} />
    </Stack>
  );
});

type SpeechHeadProps = {
  readonly monologue: Monologue;
  readonly listening: SpeechListeningView;
};

const SpeechHead = observer(function SpeechHead({ monologue, listening }: SpeechHeadProps) {
  const { t } = useTranslation(['monologue', 'errors']);
  const language = useLanguage();
  const { audio, title, theme } = monologue;
  const isPlaying = audio !== undefined && listening.playing === audio;
  return (
    <Stack gap={3}>
      <h2>{title?.[language] ?? theme ?? t('monologue:title')}</h2>
      <Stack row gap={4} align="center">
        {audio !== undefined && (
          <PlayButton
            state={isPlaying ? 'playing' : 'idle'}
            label={t(isPlaying ? 'monologue:correction.stopAll' : 'monologue:correction.playAll')}
            onPress={() => void listening.toggle(audio)}
          />
        )}
        <p>{formatDateTime(new Date(monologue.recordedAt), language)}</p>
      </Stack>
      {listening.error && (
        <Notice tone="warning" role="alert" data-error={listening.error.kind}>
          {t(`errors:${listening.error.kind}`)}
        </Notice>
      )}
    </Stack>
  );
});

function NotSubmitted({ view, monologue }: Pick<ShownProps, 'view'> & { monologue: Monologue }) {
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
          <Button busy={view.isSubmitting} onClick={() => void view.submit()}>
            {t('monologue:submit')}
          </Button>
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

function SpeakAgain({ monologue }: { readonly monologue: Monologue }) {
  const { t } = useTranslation('monologue');
  const path = usePath();
  return (
    <ButtonLink block to={path(materialPath(monologue.materialId))}>
      {t('correction.speakAgain')}
    </ButtonLink>
  );
}
