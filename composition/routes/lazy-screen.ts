import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { openTexts } from '../../app/i18n/start-i18n.ts';
import type { LaterNamespace } from '../../app/i18n/texts.ts';
import { loadOnce } from '../../core/shared/load-once.ts';

export type LazyScreen<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches it ahead of its first drawing, which then waits for nothing. */
  readonly preload: () => Promise<unknown>;
};

/** A screen that is fetched when it is first opened, its texts beside it. */
export function lazyScreen<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  ...namespaces: readonly LaterNamespace[]
): LazyScreen<Props> {
  const preload = loadOnce(async () => {
    const [module] = await Promise.all([load(), openTexts(...namespaces)]);
    return { default: pick(module) };
  });
  return Object.assign(lazy(preload), { preload });
}
