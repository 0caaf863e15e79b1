import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { mostlyNeedless } from './mostly-needless.ts';

const chunk = (name: string, sizes: Readonly<Record<string, number>>) =>
  ({
    name,
    facadeModuleId: null,
    moduleIds: Object.keys(sizes),
    modules: Object.fromEntries(
      Object.entries(sizes).map(([id, renderedLength]) => [id, { renderedLength }]),
    ),
  }) as unknown as Rolldown.OutputChunk; // of the many facts of a chunk these alone are looked at

const route = chunk('route', { 'route.ts': 900 });
const imports: Readonly<Record<string, readonly string[]>> = {
  'route.ts': ['button.ts'],
  'button.ts': ['icon.ts'],
};
const importsOf = (module: string) => imports[module] ?? [];
const needlessOf = (...loaded: Rolldown.OutputChunk[]) =>
  mostlyNeedless([route], [route, ...loaded], importsOf);

it('names a big file of which a route needs one small part', () => {
  const player = chunk('player', { 'player.ts': 30_000, 'icon.ts': 500 });
  expect(needlessOf(player)).toEqual(['player']);
});

it('leaves what is small, and what is needed by and large', () => {
  const small = chunk('small', { 'timer.ts': 15_000, 'icon.ts': 500 });
  const shared = chunk('shared', { 'list.ts': 30_000, 'button.ts': 9000, 'icon.ts': 500 });
  expect(needlessOf(small, shared)).toEqual([]);
});
