/**
 * What the learner does with her hands: keys, a pointer, a finger.
 *
 * - `watch` calls back at every touch, once or several times, and does not say what it was; the answer stops it, any number of times.
 */
export interface Touches {
  watch(touched: () => void): () => void;
}
