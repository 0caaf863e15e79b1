import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite-compressed.ts';

export default defineConfig({
  plugins: [react(), compressed()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    // A strict Content-Security-Policy allows no data: fonts or scripts, and hashed files cache for ever.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': process.env['OZ_API'] ?? 'http://127.0.0.1:8787' } },
});
