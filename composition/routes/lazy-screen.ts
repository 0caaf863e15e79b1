import { lazy, type ComponentType } from 'react';
import { openTexts } from '../../app/i18n/start-i18n.ts';
import type { LaterNamespace } from '../../app/i18n/texts.ts';

/** A screen that is fetched when it is first opened, its texts beside it. */
export const lazyScreen = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  ...namespaces: readonly LaterNamespace[]
) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), openTexts(...namespaces)]);
    return { default: pick(module) };
  });
