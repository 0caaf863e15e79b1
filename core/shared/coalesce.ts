/** Runs one at a time: who calls while one is under way gets what comes of that one. */
export function coalesce<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () =>
    (pending ??= run().finally(() => {
      pending = undefined;
    }));
}
