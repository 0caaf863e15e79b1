// Tells the bundler that to make a component, or to name it for developers' tools, does nothing by itself: or each
// that a library makes stays in the app although no code uses it, with all it needs.
import type { Plugin } from 'vite';

export function withPureComponents(library: string): Plugin {
  return {
    name: 'oz-pure-components',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(`/node_modules/${library}/`)) return null;
      const pure = code
        .replaceAll(/^\s*\w+\.displayName = [^;]+;$/gm, '')
        .replaceAll(
          /= (React\$?\w*\.)?(forwardRef|memo|createContext)\(/g,
          '= /* @__PURE__ */ $1$2(',
        );
      return { code: pure, map: null };
    },
  };
}
