/** The methods of a port that all answer with a promise, so that nobody notices a first call that loads the adapter. */
type Asynchronous<T> = {
  [K in keyof T]: T[K] extends (...args: never[]) => Promise<unknown> ? T[K] : never;
};

/**
 * An adapter that is loaded when it is first called, and anew when it could not be; a method that is set on it takes the
 * place of its own. `unreachable` may answer in place of an adapter that could not be loaded.
 */
export function later<T extends Asynchronous<T>>(
  load: () => Promise<T>,
  unreachable: () => unknown = () => undefined,
): T {
  let loaded: Promise<T> | undefined;
  const call = async (method: string, args: readonly unknown[]): Promise<unknown> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    let adapter: T;
    try {
      adapter = await loaded;
    } catch (error) {
      const answer = unreachable();
      if (answer === undefined) throw error;
      return answer;
    }
    const own: unknown = Reflect.get(adapter, method);
    if (typeof own !== 'function') throw new TypeError(`The port has no method "${method}"`);
    return Reflect.apply(own, adapter, args);
  };
  return new Proxy({} as T, {
    get: (given, method: string): unknown => {
      // Whoever looks for `then` wants to know whether this is a promise, and it is none.
      if (method === 'then') return undefined;
      return Reflect.get(given, method) ?? ((...args: unknown[]) => call(method, args));
    },
  });
}
