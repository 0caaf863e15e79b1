import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite-compressed.ts';
import { preloadFirstScreen } from './scripts/vite-first-screen.ts';
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
  'reflect-metadata',
  'scheduler',
  'use-sync-external-store',
  'void-elements',
];

/** Runs while the libraries are on their way, and so may not need one. */
const HEAD_START = [
  'adapters/browser/(browser-clock|browser-page-visibility|choose-session-lock|guarded-storage|hear-uncaught|language-hints|local-storage|queueing-reporter|web-locks-session-lock)',
  'adapters/http/static-system-info',
  'app/i18n/load-texts',
  'composition/(backends/(head-start|http-backend|later)|devices/(lull|browser-bridge|browser-device|browser-updates))',
  'core/navigation/paths',
  'core/settings/',
  'core/shared/(language|result)',
  'core/sign-in/(access-tokens|base64|parse-token)',
  'vite/preload-helper',
];

const FIRST_SCREEN = [
  'app/design/(bottom-bar|brand-mark|button|card|drawn-icon|home-icons|icon-button|icon-shapes|link|list|mascot|page|placeholder|progress-ring|section|skeleton|stack|tag|visually-hidden)\\.',
  'app/home/',
  'app/i18n/start-i18n',
  'app/shell/(content-presenter|error-screen|headline|screen-boundary|session-presenter|tabs|use-arrival|use-path)\\.',
  'composition/(app-context|compose|core-module|tokens)\\.',
  'composition/modules/',
  'composition/roots/start-app',
  'composition/routes/(routes|session-gate|use-content)\\.',
  'core/navigation/(native-app|redirects|admit)',
  'core/sign-in/check-session',
  'core/shared/(attempt|dates)',
];

/** What `me` and home's own question go through. */
const FIRST_CALLS = [
  'composition/backends/first-http-adapters',
  'node_modules/(ky|valibot)/',
  'adapters/http/http-(account-api|client|library-api)',
  'core/errors/(is-no-contract|server-message)',
  'core/settings/language-tag',
  'core/sign-in/bearer',
  'protocol/(account|endpoint|guests|library|refusal|session|values)',
];

/** The service worker keeps every part of the app but these. */
const USELESS_OFFLINE = [/adapters\/sentry\//];

const OFFLINE_FILES = [
  '/assets/silence.m4a',
  '/favicon.svg',
  '/icons/icon-192.png',
  '/manifest.webmanifest',
];

export default defineConfig({
  plugins: [
    react(),
    withPureComponents('react-router'),
    preloadFirstScreen(['vendor', 'shell', 'start-app']),
    serviceWorker({ without: USELESS_OFFLINE, files: OFFLINE_FILES }),
    compressed(),
  ],
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
    modulePreload: { polyfill: false },
    // One small style sheet comes sooner than a dozen smaller ones.
    cssCodeSplit: false,
    // A strict Content-Security-Policy allows no data: fonts or scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // It says that all its files do something by being there, and those we don't use do not.
      treeshake: { moduleSideEffects: [{ test: /@inversifyjs|inversify/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // One file that stays in caches while our own code changes.
            {
              name: 'vendor',
              test: new RegExp(`node_modules/(${LIBRARIES.join('|')})/`),
              priority: 2,
            },
            {
              name: 'head-start',
              test: new RegExp(`/?(${HEAD_START.join('|')})`),
              priority: 3,
            },
            {
              name: 'first-http-adapters',
              test: new RegExp(`/(${FIRST_CALLS.join('|')})`),
              priority: 1,
            },
            { name: 'shell', test: new RegExp(`/(${FIRST_SCREEN.join('|')})`), priority: 1 },
            // What later screens share is one file: the first script names each file there is.
            { name: 'parts', test: /\/app\/design\//, minShareCount: 2, priority: 0 },
            // So is what lessons and reviews share.
            {
              name: 'answering',
              test: /\/(app\/(answering|microphone\/recording-note)|core\/verbal-composition\/send)/,
              minShareCount: 2,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['OZ_API'] ?? 'http://127.0.0.1:8787' } },
});
