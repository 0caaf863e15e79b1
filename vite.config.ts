import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { common as english } from './app/i18n/en/common.ts';
import { common as japanese } from './app/i18n/ja/common.ts';
import { common as korean } from './app/i18n/ko/common.ts';
import { FIRST_PARTS } from './composition/routes/first-parts.ts';
import { compressed } from './scripts/vite-compressed.ts';
import { documents } from './scripts/vite-documents.ts';
import { licences } from './scripts/vite-licences.ts';
import { MODERN_DEXIE } from './scripts/vite-modern-dexie.ts';
import { withPureComponents } from './scripts/vite-pure-components.ts';
import { serviceWorker } from './scripts/vite-service-worker.ts';

const LIBRARIES = [
  '@inversifyjs',
  'html-parse-stringify',
  'i18next',
  'inversify',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-dom',
  'react-i18next',
  'react-router',
  'scheduler',
  'use-sync-external-store',
  'void-elements',
];

/** Runs while the libraries are on their way, and so may not need one. */
const HEAD_START = [
  'app/design/(base|scale|tokens)\\.css',
  'adapters/browser/(browser-clock|browser-page-visibility|choose-session-lock|guarded-storage|hear-uncaught|language-hints|local-storage|queueing-reporter|web-locks-session-lock)',
  'adapters/http/static-system-info',
  'adapters/dexie/has-takes',
  'app/i18n/load-texts',
  'composition/roots/(show-theme|web)',
  'composition/(backends/(ask-early|head-start|http-backend)|routes/first-question|devices/(when-idle|browser-bridge|browser-device|browser-updates|drawn|pause|spare-time|splash))',
  'core/domain/study-time/(streak|study-achievements|study-day)',
  'core/navigation/paths',
  'core/domain/appearance/',
  'core/settings/',
  'core/shared/(language|result)',
  'core/sign-in/(access-tokens|base64|parse-token)',
  'vite/preload-helper',
];

const FIRST_SCREEN = [
  'app/design/(bottom-bar|brand-mark|button|card|columns|drawn-icon|home-icons|icon-button|icon-shapes|link|list|mascot|page|placeholder|progress-ring|section|skeleton|stack|tag|use-is-wide|visually-hidden)\\.',
  'app/home/',
  'app/i18n/start-i18n',
  'app/shell/(content-presenter|error-screen|headline|screen-boundary|session-presenter|tabs|use-arrival|use-path)\\.',
  'composition/(app-context|compose|core-module|tokens)\\.',
  'composition/modules/',
  'app/theme/theme-presenter',
  'composition/roots/start-app',
  'composition/routes/(maintenance-gate|unsupported-browser)',
  'core/navigation/browser-support',
  'composition/routes/(routes|session-gate|use-content)\\.',
  'core/navigation/(native-app|redirects|admit)',
  'core/sign-in/check-session',
  'core/shared/(attempt|coalesce|dates)',
];

/** What adapters of the server share with others; the rest is in the one file of all adapters. */
const CALLS = [
  'node_modules/(ky|valibot)/',
  'core/errors/(is-no-contract|server-message)',
  'core/navigation/form-redirect\\.',
  'core/domain/monologue/(compare-speech|correction)\\.',
];

const OF_STUDYING =
  '(action-bar|bar-chart|chart-table|choice-list|dialog|done-illustration|level-meter|play-button|record-button|segmented-control|sentence|stat-tile|switch|text-area|toast|use-level|word-marks)\\.';

const PARTS = [
  `app/design/(?!${OF_STUDYING})`,
  'app/(books|bookmarks|shell)/(?!listening|use-describe)',
  'app/review/use-review-day',
  'composition/routes/use-bookmarks',
  'core/(bookmarks/bookmark\\.|navigation/back)',
];

const WAYS_IN = [
  'app/(sign-in/|account/account-paths)',
  'composition/routes/use-mail-link-token',
  'core/sign-in/(email-format|start-session)',
];

/** Small things that lessons and the account both wait for. */
const ACCOUNT = [
  'app/account/storage-presenter\\.',
  'core/analytics/analytics-consent\\.',
  'app/design/(dialog|segmented-control|switch)\\.',
  'core/domain/(contract|reminders)/',
  'core/recording/(check-permission|platform)\\.',
  'core/monologue/memo-drafts\\.',
  'core/rounds/cached-lessons\\.',
  'core/sign-in/sign-in-link\\.',
  'core/shared/stored-list\\.',
  'core/takes/takes-of-learner\\.',
];

/** What lessons and reviews are played, answered and kept with. */
const STUDYING = [
  'adapters/browser/shared-audio',
  'app/answering/',
  `app/design/${OF_STUDYING}`,
  'app/microphone/recording-note',
  'app/shell/(listening|use-describe)',
  'core/(domain|listening|outbox|recording|review|rounds|study-time|takes|verbal-composition)/',
  'core/(bookmarks/|navigation/lesson-filter|offline/)',
  'core/shared/or-nothing\\.',
  'core/shared/(stored-list|taking-turns)',
];

const group = (name: string, priority: number, ...tests: readonly string[]) => ({
  name,
  test: new RegExp(`/?(${tests.join('|')})`),
  priority,
});

/** What runs before any other part is imported. */
const RUNNING = /\/(rolldown-runtime|head-start|vendor|shell)-[\w-]+\.js$/;

/** Each file a part needs becomes a link in the document, and on a slow phone each link takes milliseconds. */
const withoutRunning = (
  _: string,
  files: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html' || hostId.includes('/head-start-')
    ? files
    : files.filter((file) => !RUNNING.test(file));

const LOADING = { ja: japanese.loading, en: english.loading, ko: korean.loading };

/** The service worker keeps every part of the app but these. */
const USELESS_OFFLINE = [/adapters\/sentry\//];

const OFFLINE_FILES = [
  '/assets/silence.m4a',
  '/favicon.svg',
  '/icons/icon-192.png',
  '/manifest.webmanifest',
  '/splash.svg',
];

export default defineConfig({
  plugins: [
    react(),
    withPureComponents('react-router'),
    licences(),
    documents({
      atOnce: ['vendor'],
      afterSplash: ['shell'],
      loading: LOADING,
      routes: FIRST_PARTS,
    }),
    serviceWorker({ without: USELESS_OFFLINE, files: OFFLINE_FILES }),
    compressed(),
  ],
  resolve: {
    alias: [
      {
        find: /^reflect-metadata(\/lite)?$/,
        replacement: join(import.meta.dirname, 'composition/metadata.ts'),
      },
      MODERN_DEXIE,
    ],
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { ecma: 2020, passes: 5, pure_getters: true },
      format: { comments: false },
    },
    modulePreload: { polyfill: false, resolveDependencies: withoutRunning },
    // A strict Content-Security-Policy allows no data: fonts or scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // It says that all its files do something by being there, and those we don't use do not.
      treeshake: { moduleSideEffects: [{ test: /@inversifyjs|inversify/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // One file that stays in caches while our own code changes.
            group('vendor', 9, `node_modules/(${LIBRARIES.join('|')})/`, 'composition/metadata'),
            group('head-start', 8, ...HEAD_START),
            group('calls', 7, ...CALLS),
            group('shell', 7, ...FIRST_SCREEN),
            // What later screens share; each has a file of its own beside it.
            { ...group('parts', 6, ...PARTS), minShareCount: 2 },
            { ...group('ways-in', 5, ...WAYS_IN), minShareCount: 2 },
            group('account-parts', 5, ...ACCOUNT),
            group('studying', 4, ...STUDYING),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['OZ_API'] ?? 'http://127.0.0.1:8787' } },
});
