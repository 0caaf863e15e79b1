import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { Placeholder } from '../../app/design/placeholder.tsx';
import { HomeScreen } from '../../app/home/home-screen.tsx';
import { changeLanguage } from '../../app/i18n/start-i18n.ts';
import { CachedNoticeSlot, type CachedNoticeProps } from '../../app/offline/cached-shown.tsx';
import { ScreenBoundary } from '../../app/shell/screen-boundary.tsx';
import { inLanguage } from '../../core/navigation/paths.ts';
import { detectLanguage, type LanguageHints } from '../../core/settings/detect-language.ts';
import { isLanguage } from '../../core/shared/language.ts';
import { useApp } from '../app-context.ts';
import { drawn } from '../devices/drawn.ts';
import { Make, Port, Shared, UseCase } from '../tokens.ts';
import { lazyScreen } from './lazy-screen.ts';
import { Gated } from './session-gate.tsx';
import { useContent } from './use-content.ts';

const tabs = () => import('./tab-routes.tsx');
const BooksRoute = lazyScreen(tabs, (module) => module.BooksRoute, 'books', 'review');
const BookRoute = lazyScreen(tabs, (module) => module.BookRoute, 'books');

const lessons = () => import('./lesson-routes.tsx');
const LessonRoute = lazyScreen(lessons, (module) => module.LessonRoute, 'lesson-player');
const RecordRoute = lazyScreen(lessons, (module) => module.RecordRoute, 'lesson-player', 'record');

const monologue = () => import('./monologue-routes.tsx');
const ThemesRoute = lazyScreen(monologue, (module) => module.ThemesRoute, 'monologue');

const LoginRoute = lazyScreen(
  () => import('./login-route.tsx'),
  (module) => module.LoginRoute,
  'sign-in',
);

const FurtherRoutes = lazyScreen(
  () => import('./further-routes.tsx'),
  (module) => module.FurtherRoutes,
);

const TakesLine = lazyScreen(
  () => import('../../app/takes/takes-line.tsx'),
  (module) => module.TakesLine,
  'takes',
);

const HomeNews = lazyScreen(
  () => import('../../app/monologue/correction-news.tsx'),
  (module) => module.CorrectionNews,
  'monologue',
);

const CelebrationRoute = lazyScreen(
  () => import('./celebration-route.tsx'),
  (module) => module.CelebrationRoute,
  'study',
);

// Home is there before it is advertised on.
const CampaignRoute = lazyScreen(
  async () => {
    await drawn();
    return import('./campaign-route.tsx');
  },
  (module) => module.CampaignRoute,
  'campaign',
);

const CachedNotice = lazyScreen(
  () => import('../../app/offline/cached-notice.tsx'),
  (module) => module.CachedNotice,
  'offline',
);

const cachedNotice = (props: CachedNoticeProps) => <CachedNotice {...props} />;

const UpdateNotice = lazyScreen(
  () => import('./update-notice.tsx'),
  (module) => module.UpdateNotice,
  'notices',
);

/** The screens that learners come to first, below the language; others are a step further. */
const GATED = {
  'verbal_composition/books': BooksRoute,
  'verbal_composition/books/:id': BookRoute,
  'verbal_composition/lessons/:id': LessonRoute,
  'verbal_composition/records/:id': RecordRoute,
  'one_min_speech/materials': ThemesRoute,
};
const WAYS_IN = ['login', 'native_auth', 'native_embedded/native_auth'];

/** Fetches the screen at a path below the language ahead of its first drawing. */
export async function preloadScreen(path: string): Promise<void> {
  const isAt = (pattern: string) => matchPath(`/${pattern}`, path) !== null;
  if (isAt('')) return;
  const [, gated] = Object.entries(GATED).find(([pattern]) => isAt(pattern)) ?? [];
  await (gated ?? (WAYS_IN.some(isAt) ? LoginRoute : FurtherRoutes)).preload();
}

export function AppRoutes({ hints }: { readonly hints: () => LanguageHints }) {
  return (
    <Routes>
      <Route path=":language" element={<InLanguage hints={hints} />}>
        <Route element={<Gated />}>
          <Route index element={<HomeRoute />} />
          <Route path="_app" element={<Navigate replace to=".." relative="path" />} />
          {Object.entries(GATED).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        {WAYS_IN.map((path) => (
          <Route key={path} path={path} element={<LoginRoute />} />
        ))}
        <Route path="*" element={<FurtherRoutes />} />
      </Route>
      <Route path="*" element={<ToDetectedLanguage hints={hints} />} />
    </Routes>
  );
}

function ToDetectedLanguage({ hints }: { readonly hints: () => LanguageHints }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={inLanguage(pathname + search + hash, detectLanguage(hints()))} />;
}

/** The first segment of the address is the language of everything below it. */
function InLanguage({ hints }: { readonly hints: () => LanguageHints }) {
  const { language = '' } = useParams();
  const arrive = useApp(UseCase.arrive);
  const onBug = useBugReport();
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isLanguage(language)) return;
    document.documentElement.lang = language;
    if (i18n.language !== language) void changeLanguage(language);
  }, [language, i18n]);
  useEffect(() => arrive.execute(pathname), [pathname, arrive]);
  if (!isLanguage(language)) return <ToDetectedLanguage hints={hints} />;
  return (
    <ScreenBoundary place={pathname} onBug={onBug}>
      <CachedNoticeSlot value={cachedNotice}>
        <Suspense fallback={<Placeholder label="" />}>
          <Outlet />
        </Suspense>
      </CachedNoticeSlot>
      <Updates />
    </ScreenBoundary>
  );
}

const HomeRoute = observer(function HomeRoute() {
  const view = useContent('home', useApp(Make.home), '');
  const studying = useApp(Shared.studying);
  // Home is asked for before the lesson that she comes from has been told.
  useEffect(() => studying.watchTold(() => void view.renew()), [studying, view]);
  const { learner } = useApp(Shared.learners);
  const unsent = useApp(Shared.unsent).get();
  const speech = view.state.step === 'shown' ? view.state.content.speech : undefined;
  const [toCelebrate, setToCelebrate] = useState<number>();
  const told = view.state.step === 'shown' ? view.state.content.habit.toCelebrate : undefined;
  // What was begun is not ended by the next answer, which knows of it.
  if (told !== undefined && told !== toCelebrate) setToCelebrate(told);
  const hasNews = speech && (speech.unread > 0 || speech.latest?.state === 'submitted');
  return (
    <>
      <HomeScreen
        view={view}
        learner={learner}
        news={
          hasNews && (
            <Suspense>
              <HomeNews status={{ ...speech.latest, unread: speech.unread }} left={[]} />
            </Suspense>
          )
        }
        campaign={
          <Suspense>
            <CampaignRoute mayInterrupt={toCelebrate === undefined} />
          </Suspense>
        }
        extra={
          unsent > 0 && (
            <Suspense>
              <TakesLine count={unsent} />
            </Suspense>
          )
        }
      />
      {toCelebrate !== undefined && (
        <Suspense>
          <CelebrationRoute days={toCelebrate} />
        </Suspense>
      )}
    </>
  );
});

/** Watches for newer versions for as long as the app runs; what tells of one comes with the first. */
function Updates() {
  const updates = useApp(Port.appUpdates);
  const onBug = useBugReport();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => updates.watch(() => setIsReady(true)), [updates]);
  return (
    <ScreenBoundary isExtra place="" onBug={onBug}>
      <Suspense>{isReady && <UpdateNotice />}</Suspense>
    </ScreenBoundary>
  );
}

function useBugReport(): (bug: unknown) => void {
  const reporter = useApp(Port.reporter);
  return (bug) => reporter.bug(bug, { where: 'draw a screen' });
}
