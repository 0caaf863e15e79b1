import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { goBack, type Trail } from './back.ts';

/** Places in order; one that is stuck does not go back, as some WebViews do not. */
class Places implements Trail {
  readonly #places: string[];
  isStuck = false;

  constructor(...places: string[]) {
    this.#places = places;
  }

  hasEarlier(): boolean {
    return this.#places.length > 1;
  }

  here(): string {
    return this.#places.at(-1) ?? '';
  }

  back(): void {
    if (!this.isStuck) this.#places.pop();
  }

  push(path: string): void {
    this.#places.push(path);
  }

  replace(path: string): void {
    this.#places[this.#places.length - 1] = path;
  }
}

describe('goBack', () => {
  let clock: MemoryClock;

  beforeEach(() => {
    clock = new MemoryClock();
  });

  it.each(['browser', 'native'] as const)('goes to where she was (%s)', (mode) => {
    const trail = new Places('/books', '/account');
    goBack(trail, clock, mode);
    expect(trail.here()).toBe('/books');
    clock.pass(1000);
    expect(trail.here()).toBe('/books');
  });

  it('goes home when she was nowhere before, or to the given place', () => {
    const trail = new Places('/account');
    goBack(trail, clock, 'browser');
    expect(trail.here()).toBe('/');
    goBack(trail, clock, 'browser', '/books');
    expect(trail.here()).toBe('/books');
  });

  it('leaves to the wrapper what comes before the app', () => {
    const trail = new Places('/account');
    goBack(trail, clock, 'native', '/books');
    expect(trail.here()).toBe('/native_back');
  });

  it('helps a wrapper that does not go back, after 100 ms and not before', () => {
    const trail = new Places('/books', '/account');
    trail.isStuck = true;
    goBack(trail, clock, 'native');
    clock.pass(99);
    expect(trail.here()).toBe('/account');
    clock.pass(1);
    expect(trail.here()).toBe('/native_back');
    trail.isStuck = false;
    trail.back();
    expect(trail.here()).toBe('/account');
  });

  it('leaves a browser that does not go back alone', () => {
    const trail = new Places('/books', '/account');
    trail.isStuck = true;
    goBack(trail, clock, 'browser');
    clock.pass(1000);
    expect(trail.here()).toBe('/account');
  });
});
