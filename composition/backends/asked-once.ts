import type { Clock } from '../../core/ports/clock.ts';
import { OnceASecond } from '../../core/shared/once-a-second.ts';
import type { Backend } from '../backend.ts';

/** What only reads, and is asked for by screens. */
const READS: Readonly<Record<string, readonly string[]>> = {
  bookmarksApi: ['all', 'questions'],
  catalogueApi: ['layouts', 'questionList'],
  libraryApi: ['books', 'book', 'lesson', 'studyStatus'],
  studyTimeApi: ['today', 'daily', 'monthly', 'achievements'],
  recordsApi: ['record'],
  reviewApi: ['status', 'review', 'items'],
  teacherApi: ['talk'],
};

/** Neither shared nor a change: who is here, what can be chosen, files. */
const ASIDE = ['accountApi', 'appConfig', 'downloadsApi', 'systemInfo'];

/** A backend of which screens that ask the same within a second ask once, until something is changed. */
export function askedOnce(backend: Backend, clock: Clock): Backend {
  const once = new OnceASecond(clock);
  const forget = () => once.forget();
  const shared = (name: string, port: object) =>
    new Proxy(port, {
      get: (own, method: string): unknown => {
        const call: unknown = Reflect.get(own, method);
        if (typeof call !== 'function') return call;
        return (...given: readonly unknown[]) => {
          const ask = () => Reflect.apply(call, own, given);
          if (READS[name]?.includes(method))
            return once.ask(JSON.stringify([name, method, given]), ask);
          forget();
          // What was read meanwhile may be from before the change.
          return ask().finally(forget);
        };
      },
    });
  return Object.fromEntries(
    Object.entries(backend).map(([name, port]) => [
      name,
      ASIDE.includes(name) ? port : shared(name, port),
    ]),
  ) as unknown as Backend; // every port is there, behind itself
}
