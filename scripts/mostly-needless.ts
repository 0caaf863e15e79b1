// One import into a shared file brings all of that file before the first paint: this finds where it does so for little.
import type { Rolldown } from 'vite';

/** Smaller files cost less than a round trip, whatever of them is needed. Before they are minified, in characters. */
const SMALL = 16_000;
/** Of what comes, at least this share has to be needed. */
const LEAST_NEEDED = 0.2;

/** The names of the chunks of which a route needs next to nothing. `importsOf` tells what a module imports at once. */
export function mostlyNeedless(
  own: readonly Rolldown.OutputChunk[],
  loaded: readonly Rolldown.OutputChunk[],
  importsOf: (module: string) => readonly string[],
): readonly string[] {
  const needed = new Set<string>();
  const add = (module: string) => {
    if (needed.has(module)) return;
    needed.add(module);
    importsOf(module).forEach(add);
  };
  own.flatMap(({ facadeModuleId, moduleIds }) => facadeModuleId ?? moduleIds).forEach(add);
  return loaded
    .filter((chunk) => {
      const sizes = Object.entries(chunk.modules).map(([id, { renderedLength }]) => {
        return { isNeeded: needed.has(id), size: renderedLength };
      });
      const sum = (of: typeof sizes) => of.reduce((all, { size }) => all + size, 0);
      const whole = sum(sizes);
      return whole > SMALL && sum(sizes.filter(({ isNeeded }) => isNeeded)) < whole * LEAST_NEEDED;
    })
    .map(({ name }) => name);
}
