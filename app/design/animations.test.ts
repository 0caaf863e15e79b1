import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = join(import.meta.dirname, '..');
/** What a browser moves beside the thread of the page, so that a slow phone misses no frame. */
const COMPOSITED = ['opacity', 'transform', 'translate', 'scale', 'rotate'];
/** The ring that empties while she records: a minute long, and a hair's breadth a frame. */
const PAINTED = ['record-button.module.css run-out stroke, stroke-dashoffset'];

const keyframes = globSync('**/*.css', { cwd: APP }).flatMap((file) => {
  const css = readFileSync(join(APP, file), 'utf8');
  return [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^}]*\})*)/g)].map(
    ([, name = '', steps = '']) => ({
      where: `${file.split('/').at(-1)} ${name}`,
      moved: [
        ...new Set([...steps.matchAll(/(?<![\w-])([\w-]+)\s*:/g)].map(([, one = '']) => one)),
      ],
    }),
  );
});

it('animations move what costs the page no work', () => {
  expect(keyframes.length).toBeGreaterThan(15);
  const painted = keyframes
    .map(({ where, moved }) => ({ where, moved: moved.filter((one) => !COMPOSITED.includes(one)) }))
    .filter(({ moved }) => moved.length > 0)
    .map(({ where, moved }) => `${where} ${moved.toSorted().join(', ')}`);
  expect(painted).toEqual(PAINTED);
});
