// Names in the page what the first screen will ask for, so that nothing waits for the script that asks.
import type { Plugin } from 'vite';

/** Chunks by name, in the order in which they are needed. */
export function preloadFirstScreen(names: readonly string[]): Plugin {
  return {
    name: 'oz-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        names.flatMap((name) =>
          Object.values(bundle)
            .filter((file) => file.type === 'chunk' && file.name === name)
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head' as const,
            })),
        ),
    },
  };
}
