import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../core/navigation/paths.ts';
import { Partner } from '../answering/partner.tsx';
import { PromptBubble } from '../answering/prompt-bubble.tsx';
import { RecordingNotice } from '../answering/recording-notice.tsx';
import { RefusalNotice } from '../answering/refusal-notice.tsx';
import { ActionBar } from '../design/action-bar.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { usePath } from '../shell/use-path.ts';
import { Placed } from './placed.tsx';
import { PlacementAnswering } from './placement-answering.tsx';
import type { PlacementPart } from './placement-view.ts';

/** Finding where she starts: offered, asked sentence by sentence, and told at the end. */
export const PlacementScreen = observer(function PlacementScreen({ view }: PlacementPart) {
  const { stage } = view;
  const { t } = useTranslation(['onboarding', 'common']);
  const onBack = useBack(HOME);
  useArrival(t('onboarding:placement.title'));
  if (stage.step === 'failed') return <ErrorScreen error={stage.error} onRetry={view.load} />;
  return (
    <Page
      data-step={stage.step === 'asked' ? view.player.turn.state.step : stage.step}
      header={
        <TopBar
          title={t('onboarding:placement.title')}
          back={{ label: t('common:back'), onBack, leaves: stage.step === 'asked' }}
          below={stage.step === 'asked' && <Progress view={view} />}
        />
      }
      footer={<Actions view={view} />}
    >
      {stage.step === 'loading' && (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="9rem" />
        </Loading>
      )}
      {stage.step === 'offered' && <Offered view={view} />}
      {stage.step === 'asked' && <Asked view={view} />}
      {stage.step === 'placed' && <Placed view={view} />}
    </Page>
  );
});

const Offered = observer(function Offered({ view }: PlacementPart) {
  const { t } = useTranslation('onboarding');
  const isBegun = (view.placement?.answered ?? 0) > 0;
  return (
    <EmptyState
      fill
      illustration={<WelcomeIllustration />}
      title={t(isBegun ? 'placement.goOnTitle' : 'placement.offer')}
      description={<p>{t('placement.offerHint')}</p>}
    />
  );
});

const Asked = observer(function Asked({ view }: PlacementPart) {
  const { player, placement } = view;
  const { t } = useTranslation(['onboarding', 'lesson-player']);
  const { state } = player.turn;
  const number = Math.min((placement?.answered ?? 0) + 1, placement?.total ?? 1);
  return (
    <Stack gap={5}>
      <PromptBubble
        key={player.progress.index}
        player={player}
        facts={<Tag>{t('onboarding:number', { number, total: placement?.total })}</Tag>}
      />
      <Partner player={player} />
      <RecordingNotice player={player} />
      {state.step === 'say-again' && (
        <Notice role="status" title={t('lesson-player:sayAgainTitle')}>
          {t('onboarding:placement.sayAgainHint')}
        </Notice>
      )}
      {state.step === 'refused' && (
        <RefusalNotice error={state.error} canResend={state.canResend} loudness={state.loudness} />
      )}
    </Stack>
  );
});

const Progress = observer(function Progress({ view }: PlacementPart) {
  const { t } = useTranslation('onboarding');
  const { answered = 0, total = 1 } = view.placement ?? {};
  return (
    <ProgressBar
      label={t('progress')}
      share={answered / total}
      valueText={t('number', { number: Math.min(answered + 1, total), total })}
    />
  );
});

const Actions = observer(function Actions({ view }: PlacementPart) {
  const { t } = useTranslation('onboarding');
  const path = usePath();
  switch (view.stage.step) {
    case 'offered':
      return (
        <ActionBar>
          <ButtonLink kind="secondary" size="l" to={path(HOME)}>
            {t('placement.later')}
          </ButtonLink>
          <Button size="l" onClick={view.begin}>
            {t('placement.begin')}
          </Button>
        </ActionBar>
      );
    case 'asked':
      return <PlacementAnswering view={view} />;
    default:
      return null;
  }
});
