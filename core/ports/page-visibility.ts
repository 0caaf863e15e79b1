/**
 * Whether the learner has the app before her.
 *
 * - `watch` calls back at every change, not at once; the answer stops it, any number of times.
 */
export interface PageVisibility {
  isVisible(): boolean;
  watch(changed: (isVisible: boolean) => void): () => void;
}
