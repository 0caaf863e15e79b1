import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { Placeholder } from '../../app/design/placeholder.tsx';
import { HomeScreen } from '../../app/home/home-screen.tsx';
import { changeLanguage } from '../../app/i18n/start-i18n.ts';
import { NotFoundScreen } from '../../app/shell/not-found-screen.tsx';
import { usePath } from '../../app/shell/use-path.ts';
import { inLanguage } from '../../core/navigation/paths.ts';
import { afterLogin } from '../../core/navigation/redirects.ts';
import { detectLanguage, type LanguageHints } from '../../core/settings/detect-language.ts';
import { LANGUAGE_KEY } from '../../core/settings/preference-keys.ts';
import { isLanguage } from '../../core/shared/language.ts';
import { useApp } from '../app-context.ts';
import { Make, Port, Shared } from '../tokens.ts';
import { SessionGate } from './session-gate.tsx';
import { useContent } from './use-content.ts';

const BooksScreen = lazy(async () => ({
  default: (await import('../../app/books/books-screen.tsx')).BooksScreen,
}));
const BookScreen = lazy(async () => ({
  default: (await import('../../app/books/book-screen.tsx')).BookScreen,
}));
const LessonRoute = lazy(async () => ({
  default: (await import('./lesson-routes.tsx')).LessonRoute,
}));
const RecordRoute = lazy(async () => ({
  default: (await import('./lesson-routes.tsx')).RecordRoute,
}));
const LoginScreen = lazy(async () => ({
  default: (await import('../../app/sign-in/login-screen.tsx')).LoginScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../../app/account/account-screen.tsx')).AccountScreen,
}));
const SpeakScreen = lazy(async () => ({
  default: (await import('../../app/speak/speak-screen.tsx')).SpeakScreen,
}));

export function AppRoutes({ hints }: { readonly hints: () => LanguageHints }) {
  return (
    <Routes>
      <Route path=":language" element={<InLanguage hints={hints} />}>
        <Route path="login" element={<LoginRoute />} />
        <Route path="native_auth" element={<LoginRoute />} />
        <Route path="native_back" element={<Navigate replace to=".." relative="path" />} />
        <Route element={<Gated />}>
          <Route index element={<HomeRoute />} />
          <Route path="_app" element={<Navigate replace to=".." relative="path" />} />
          <Route path="account" element={<AccountRoute />} />
          <Route path="verbal_composition/books" element={<BooksRoute />} />
          <Route path="verbal_composition/books/:id" element={<BookRoute />} />
          <Route path="verbal_composition/lessons/:id" element={<LessonRoute />} />
          <Route path="verbal_composition/records/:id" element={<RecordRoute />} />
          <Route path="one_min_speech/materials" element={<SpeakScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route path="*" element={<ToDetectedLanguage hints={hints} />} />
    </Routes>
  );
}

function ToDetectedLanguage({ hints }: { readonly hints: () => LanguageHints }) {
  const { pathname, search } = useLocation();
  return <Navigate replace to={inLanguage(pathname + search, detectLanguage(hints()))} />;
}

/** The first segment of the address is the language of everything below it. */
function InLanguage({ hints }: { readonly hints: () => LanguageHints }) {
  const { language = '' } = useParams();
  const preferences = useApp(Port.preferences);
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isLanguage(language)) return;
    document.documentElement.lang = language;
    preferences.write(LANGUAGE_KEY, language);
    if (i18n.language !== language) void changeLanguage(language);
  }, [language, i18n, preferences]);
  if (!isLanguage(language)) return <ToDetectedLanguage hints={hints} />;
  return (
    <Suspense fallback={<Placeholder label="" />}>
      <Outlet />
    </Suspense>
  );
}

function Gated() {
  return (
    <SessionGate>
      <Outlet />
    </SessionGate>
  );
}

function LoginRoute() {
  const make = useApp(Make.login);
  const session = useApp(Shared.session);
  const [view] = useState(make);
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onSignedIn = () => {
    void session
      .check()
      .then(() => navigate(path(afterLogin(pathname + search)), { replace: true }));
  };
  return <LoginScreen view={view} onSignedIn={onSignedIn} />;
}

function HomeRoute() {
  return <HomeScreen view={useContent('home', useApp(Make.home), '')} />;
}

function BooksRoute() {
  return <BooksScreen view={useContent('books', useApp(Make.books), '')} />;
}

function BookRoute() {
  const { id = '' } = useParams();
  return <BookScreen view={useContent('book', useApp(Make.book), id)} />;
}

function AccountRoute() {
  const session = useApp(Shared.session);
  return <AccountScreen view={session} />;
}
