/**
 * Whether the device has a network.
 *
 * - No network is sure; a network may still lead nowhere.
 * - `watch` calls back at every change, not at once; the answer stops it, any number of times.
 */
export interface Connectivity {
  isOnline(): boolean;
  watch(changed: (isOnline: boolean) => void): () => void;
}
