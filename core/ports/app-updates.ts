/**
 * Newer versions of the app itself.
 *
 * - `watch` calls back once a newer version is fetched and waits, also when it already did; the answer stops it.
 * - `apply` changes over to it, and the app starts anew; nothing is changed over unasked.
 */
export interface AppUpdates {
  watch(ready: () => void): () => void;
  apply(): Promise<void>;
}
