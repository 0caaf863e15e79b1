/** The methods of a port that all answer with a promise, so that nobody notices a first call that loads the adapter. */
type Asynchronous<T> = {
  [K in keyof T]: T[K] extends (...args: never[]) => Promise<unknown> ? T[K] : never;
};

/** An adapter that is loaded when it is first called. */
export function later<T extends Asynchronous<T>>(load: () => Promise<T>): T {
  let loaded: Promise<T> | undefined;
  return new Proxy({} as T, {
    get:
      (_, method: string) =>
      async (...args: unknown[]): Promise<unknown> => {
        loaded ??= load();
        const adapter = await loaded;
        const call: unknown = Reflect.get(adapter, method);
        if (typeof call !== 'function') throw new TypeError(`The port has no method "${method}"`);
        return Reflect.apply(call, adapter, args);
      },
  });
}
