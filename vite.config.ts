import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite-compressed.ts';
import { preloadFirstScreen } from './scripts/vite-first-screen.ts';

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
  'adapters/browser/(browser-clock|console-reporter|guarded-storage|language-hints|local-storage)',
  'app/i18n/load-texts',
  'composition/(backends/(head-start|http-backend|later)|devices/browser-device)',
  'core/navigation/paths',
  'core/settings/',
  'core/shared/(language|result)',
  'core/sign-in/(access-tokens|base64|parse-token)',
  'vite/preload-helper',
];

const FIRST_SCREEN = [
  'app/design/(bottom-bar|brand-mark|button|card|drawn-icon|home-icons|icon-button|icon-shapes|list|mascot|page|placeholder|progress-ring|section|skeleton|stack|tag|visually-hidden)\\.',
  'app/home/',
  'app/i18n/(dates|start-i18n)',
  'app/shell/(content-presenter|error-screen|headline|session-presenter|tabs|use-arrival|use-back|use-path)\\.',
  'app/sign-in/login-presenter',
  'composition/(app-context|compose|core-module|tokens)\\.',
  'composition/modules/',
  'composition/roots/start-app',
  'composition/routes/(routes|session-gate|use-content)\\.',
  'core/navigation/(back|native-app|redirects|admit)',
  'core/sign-in/(check-session|email-format|find-account|sign-in|sign-out)',
  'core/shared/attempt',
];

export default defineConfig({
  plugins: [react(), compressed(), preloadFirstScreen(['vendor', 'shell', 'start-app'])],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { ecma: 2020, passes: 3 },
      format: { comments: false },
    },
    modulePreload: { polyfill: false },
    // One small style sheet comes sooner than a dozen smaller ones.
    cssCodeSplit: false,
    // A strict Content-Security-Policy allows no data: fonts or scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
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
            { name: 'shell', test: new RegExp(`/(${FIRST_SCREEN.join('|')})`), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['OZ_API'] ?? 'http://127.0.0.1:8787' } },
});
