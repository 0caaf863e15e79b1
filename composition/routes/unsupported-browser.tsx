import { Suspense } from 'react';
import { lazyScreen } from './lazy-screen.ts';

const Screen = lazyScreen(
  () => import('../../app/notices/unsupported-browser-screen.tsx'),
  (module) => module.UnsupportedBrowserScreen,
  'notices',
);

/** In place of the app. */
export const UnsupportedBrowser = () => (
  <Suspense>
    <Screen />
  </Suspense>
);
