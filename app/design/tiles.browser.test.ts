import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawingPlace } from './drawing-place.fixture.ts';
import { Tiles } from './tiles.tsx';

const place = drawingPlace();

/** How far each line of tiles reaches. */
function linesOf(count: number, width: number): readonly number[] {
  place.element.style.width = `${width}px`;
  const tiles = Array.from({ length: count }, (_, at) => createElement('p', { key: at }, at));
  place.draw(createElement(Tiles, null, tiles));
  const reach = new Map<number, number>();
  for (const tile of place.element.querySelectorAll('p')) {
    const { top, right } = tile.getBoundingClientRect();
    reach.set(top, Math.round(right - place.element.getBoundingClientRect().left));
  }
  return [...reach.values()];
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('comes out even with %i tiles', (count) => {
  for (const width of [240, 354, 440, 568]) {
    const lines = linesOf(count, width);
    expect(new Set(lines)).toEqual(new Set([width]));
  }
});

it('stands in two columns on a phone and in three where there is room', () => {
  expect(linesOf(7, 354)).toHaveLength(4);
  expect(linesOf(7, 568)).toHaveLength(3);
});
