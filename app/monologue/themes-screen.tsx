import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { OWN_THEME } from '../../core/domain/monologue/material.ts';
import type { MaterialSummary } from '../../core/monologue/monologue.ts';
import { materialPath, MISTAKES, SPEECHES } from '../../core/navigation/paths.ts';
import { Button } from '../design/button.tsx';
import { LinkCard } from '../design/card.tsx';
import { ClosedCard } from '../design/closed-card.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Fold } from '../design/fold.tsx';
import { ListIcon, OfflineIcon, TrendIcon } from '../design/icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { FilterChip, Tag } from '../design/tag.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { CachedShown, useIsThemeKept } from '../offline/cached-shown.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { Headline } from '../shell/headline.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { CorrectionNews } from './correction-news.tsx';
import { GenrePicture } from './genre-picture.tsx';
import { ThemeTags } from './theme-tags.tsx';
import styles from './themes-screen.module.css';
import type { ThemesPresenter, ThemesState } from './themes-presenter.ts';

export type ThemesView = Pick<
  ThemesPresenter,
  | 'state'
  | 'genre'
  | 'genresThere'
  | 'found'
  | 'listed'
  | 'load'
  | 'retry'
  | 'list'
  | 'listMore'
  | 'wantGenre'
>;

type Shown = Extract<ThemesState, { step: 'shown' }>;

/** More of them are a list. */
const OFFERED = 3;

export const ThemesScreen = observer(function ThemesScreen({
  view,
}: {
  readonly view: ThemesView;
}) {
  const { state, retry } = view;
  const { t } = useTranslation(['monologue', 'common']);
  useArrival(t('monologue:title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <>
      <Page bottomBar width="wide" data-step={state.step}>
        <Stack gap={6}>
          <Headline title={t('monologue:title')} description={t('monologue:description')} />
          {state.step === 'loading' ? (
            <Loading label={t('common:loading')}>
              <Skeleton shape="block" height="8rem" />
              <Skeleton shape="block" height="8rem" />
              <Skeleton shape="block" height="16rem" />
            </Loading>
          ) : state.materials.length === 0 ? (
            <EmptyState illustration={<WelcomeIllustration />} title={t('monologue:empty')} />
          ) : (
            <CachedShown cached={state.cached} onRefresh={view.load}>
              <Themes view={view} state={state} />
            </CachedShown>
          )}
        </Stack>
      </Page>
      <Tabs />
    </>
  );
});

const Themes = observer(function Themes({
  view,
  state,
}: {
  readonly view: ThemesView;
  readonly state: Shown;
}) {
  const { t } = useTranslation('monologue');
  const path = usePath();
  return (
    <Stack gap={8}>
      <CorrectionNews status={state.status} left={state.left} />
      <Section title={t('recommended')} description={t('recommendedBy', { level: state.level })}>
        <Stack gap={3} columns="16rem">
          {state.recommended.slice(0, OFFERED).map((material, at) => (
            <ThemeCard key={material.id} material={material} isFirst={at === 0} />
          ))}
          <LinkCard
            to={path(materialPath(OWN_THEME))}
            title={t('ownTheme')}
            description={t('ownThemeHint')}
            leading={<GenrePicture genre="own" />}
          />
        </Stack>
        <WantedGenres view={view} wanted={state.genres} />
      </Section>
      <List columns>
        <ListRow to={path(SPEECHES)} title={t('history')} leading={<ListIcon size={22} />} />
        <ListRow to={path(MISTAKES)} title={t('mistakes')} leading={<TrendIcon size={22} />} />
      </List>
      <AllThemes view={view} />
    </Stack>
  );
});

type WantedGenresProps = { readonly view: ThemesView; readonly wanted: Shown['genres'] };

/** What is recommended may be of these only: seldom changed, so that it is folded. */
const WantedGenres = observer(function WantedGenres({ view, wanted }: WantedGenresProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const names = new Intl.ListFormat(language, { type: 'unit' });
  const genres =
    wanted.length === 0 ? t('allGenres') : names.format(wanted.map((genre) => t(`genre.${genre}`)));
  return (
    <Fold label={t('wantedGenres', { genres })}>
      <Stack gap={3}>
        <p>{t('wantedGenresHint')}</p>
        <Stack row gap={2}>
          {view.genresThere.map((genre) => {
            const isWanted = wanted.includes(genre);
            return (
              <FilterChip
                key={genre}
                pressed={isWanted}
                onPress={() => void view.wantGenre(genre, !isWanted)}
              >
                {t(`genre.${genre}`)}
              </FilterChip>
            );
          })}
        </Stack>
      </Stack>
    </Fold>
  );
});

const EVERY = 'every';

const AllThemes = observer(function AllThemes({ view }: { readonly view: ThemesView }) {
  const { t } = useTranslation('monologue');
  return (
    <Section
      title={t('all')}
      action={
        <span role="status">
          <Tag>{t('themes', { count: view.found.length })}</Tag>
        </span>
      }
    >
      <Stack gap={4}>
        <SegmentedControl
          look="pills"
          label={t('filter')}
          value={view.genre ?? EVERY}
          onValue={(genre) => view.list(genre === EVERY ? undefined : genre)}
          segments={[
            { value: EVERY, label: t('allGenres') },
            ...view.genresThere.map((genre) => ({ value: genre, label: t(`genre.${genre}`) })),
          ]}
        />
        <div className={styles.list}>
          <Stack gap={3} columns="20rem">
            {view.listed.map((material) => (
              <ThemeCard key={material.id} material={material} />
            ))}
          </Stack>
        </div>
        {view.listed.length < view.found.length && (
          <Button kind="secondary" block onClick={view.listMore}>
            {t('speeches.more')}
          </Button>
        )}
      </Stack>
    </Section>
  );
});

type ThemeCardProps = { readonly material: MaterialSummary; readonly isFirst?: boolean };

function ThemeCard({ material, isFirst = false }: ThemeCardProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const path = usePath();
  const isKept = useIsThemeKept(material.id);
  const title = material.title[language];
  if (isKept === false) {
    return (
      <ClosedCard because="offline" icon={<OfflineIcon size={22} />} title={title}>
        <p>{t('needsNetwork')}</p>
      </ClosedCard>
    );
  }
  return (
    <LinkCard
      to={path(materialPath(material.id))}
      tone={isFirst ? 'brand' : 'plain'}
      title={title}
      leading={<GenrePicture genre={material.genre} />}
      tags={
        <>
          <ThemeTags material={material} />
          {isKept && <Tag tone="brand">{t('offlineReady')}</Tag>}
        </>
      }
    />
  );
}
