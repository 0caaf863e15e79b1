import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite-compressed.ts';

/** What every screen needs: one file that stays in caches while our own code changes. */
const EVERYWHERE =
  /node_modules\/(@inversifyjs|inversify|reflect-metadata|react|react-dom|scheduler|react-router|i18next|react-i18next|mobx|mobx-react-lite|use-sync-external-store|html-parse-stringify|void-elements)\//;

/** What the first screen draws. */
const FIRST_SCREEN =
  /\/(app\/home|core\/(navigation|shared|sign-in))\/|adapters\/browser\/(browser-clock|console|guarded|local-storage)|composition\/(core-module|compose|tokens|app-context|modules\/(browser-device|http-server|later))\.|composition\/routes\/(routes|session-gate|use-content)\.|app\/shell\/(content-presenter|error-screen|headline|session-presenter|tabs|use-back|use-path|use-document-title)\.|app\/design\/(brand-mark|button|bottom-bar|card|icon-button|icons|list|mascot|page|placeholder|progress-ring|section|skeleton|stack|tag|visually-hidden)\.|vite\/preload-helper/;

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    modulePreload: { polyfill: false },
    // One small style sheet comes sooner than a dozen smaller ones.
    cssCodeSplit: false,
    // A strict Content-Security-Policy allows no data: fonts or scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: EVERYWHERE, priority: 2 },
            { name: 'shell', test: FIRST_SCREEN, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['OZ_API'] ?? 'http://127.0.0.1:8787' } },
});
