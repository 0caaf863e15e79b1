/** Gives what was loaded at the first call. */
export type LoadOnce<Value> = (() => Promise<Value>) & {
  /** What is there or on its way; undefined before the first call, and after one that failed. */
  readonly begun: () => Promise<Value> | undefined;
};

/** A failure reaches all who wait for it; the next call loads anew, for the network may be back. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let loading: Promise<Value> | undefined;
  const get = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return Object.assign(get, { begun: () => loading });
}
