import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Mistakes } from '../../core/monologue/monologue.ts';
import { correctionPath, MATERIALS } from '../../core/navigation/paths.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { kindOf } from './finding-kind.ts';

export type MistakesView = Pick<ContentPresenter<Mistakes, ApiError>, 'state' | 'retry'>;

export const MistakesScreen = observer(function MistakesScreen({
  view,
}: {
  readonly view: MistakesView;
}) {
  const { state } = view;
  const { t } = useTranslation(['monologue', 'common']);
  const language = useLanguage();
  const path = usePath();
  const onBack = useBack(MATERIALS);
  useArrival(t('monologue:areas.title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={view.retry} />;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar title={t('monologue:areas.title')} back={{ label: t('common:back'), onBack }} />
      }
    >
      {state.step === 'loading' ? (
        <Loading label={t('common:loading')}>
          <Skeleton shape="block" height="10rem" />
          <Skeleton shape="block" height="10rem" />
        </Loading>
      ) : state.content.areas.length === 0 ? (
        <EmptyState
          illustration={<WelcomeIllustration />}
          title={t('monologue:areas.empty')}
          description={<p>{t('monologue:areas.emptyHint')}</p>}
        />
      ) : (
        <Stack gap={6}>
          <p>{t('monologue:areas.description', { count: state.content.speeches })}</p>
          {state.content.areas.map(({ area, count, kinds }) => (
            <Section
              key={area}
              title={t(`monologue:areas.area.${area}`)}
              action={<span>{t('monologue:areas.count', { count })}</span>}
            >
              <List>
                {kinds.map((kind) => (
                  <ListRow
                    key={kind.kind}
                    to={path(correctionPath(kind.latestId))}
                    title={t(`monologue:kind.${kindOf(kind.kind)}`)}
                    description={[
                      kind.topicTitle?.[language],
                      t('monologue:areas.speeches', { count: kind.speeches }),
                    ]
                      .filter((part) => part !== undefined)
                      .join(' ・ ')}
                    trailing={t('monologue:areas.count', { count: kind.count })}
                  />
                ))}
              </List>
            </Section>
          ))}
        </Stack>
      )}
    </Page>
  );
});
