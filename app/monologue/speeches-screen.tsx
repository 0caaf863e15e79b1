import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { correctionPath, MATERIALS } from '../../core/navigation/paths.ts';
import { formatDateTime, formatDuration } from '../../core/shared/dates.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { LinkCard } from '../design/card.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { SpeechesPresenter } from './speeches-presenter.ts';

export type SpeechesView = Pick<SpeechesPresenter, 'state' | 'retry' | 'loadMore'>;

export const SpeechesScreen = observer(function SpeechesScreen({
  view,
}: {
  readonly view: SpeechesView;
}) {
  const { state } = view;
  const { t } = useTranslation(['monologue', 'common']);
  const path = usePath();
  const onBack = useBack(MATERIALS);
  useArrival(t('monologue:speeches.title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar title={t('monologue:speeches.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="6rem" />
          <Skeleton shape="block" height="6rem" />
        </Loading>
      ) : state.monologues.length === 0 ? (
        <EmptyState
          illustration={<WelcomeIllustration />}
          title={t('monologue:speeches.empty')}
          description={<p>{t('monologue:speeches.emptyHint')}</p>}
          actions={
            <ButtonLink block to={path(MATERIALS)}>
              {t('monologue:speeches.toThemes')}
            </ButtonLink>
          }
        />
      ) : (
        <Stack gap={3}>
          {state.monologues.map((monologue) => (
            <SpeechCard key={monologue.id} monologue={monologue} />
          ))}
          {state.next !== undefined && (
            <Button
              kind="secondary"
              busy={state.isLoadingMore}
              onClick={() => void view.loadMore()}
            >
              {t('monologue:speeches.more')}
            </Button>
          )}
        </Stack>
      )}
    </Page>
  );
});

function SpeechCard({ monologue }: { readonly monologue: Monologue }) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  const { result, state } = monologue;
  const when = formatDateTime(new Date(monologue.recordedAt), language);
  return (
    <LinkCard
      to={path(correctionPath(monologue.id))}
      headingLevel={2}
      title={monologue.title?.[language] ?? monologue.theme ?? t('title')}
      tags={
        <>
          <Tag tone={state === 'corrected' ? 'brand' : 'plain'}>{t(`speeches.state.${state}`)}</Tag>
          {result?.level && <Tag>{result.level}</Tag>}
          {result && !result.isRead && <Tag tone="achieved">{t('speeches.unread')}</Tag>}
        </>
      }
      description={
        <>
          {when} ・ {formatDuration(monologue.durationMs)}
          {result && (
            <>
              <br />
              {t('speeches.facts', { words: result.words, mistakes: result.mistakes })}
            </>
          )}
        </>
      }
    />
  );
}
