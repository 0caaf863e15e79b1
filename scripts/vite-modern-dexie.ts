/**
 * Dexie's entry is CommonJS: read on the main thread, and once more when it runs. Its ES module is read beside it and has
 * the classes that every browser we support knows.
 */
export const MODERN_DEXIE = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };
