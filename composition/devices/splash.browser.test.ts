import '../../app/design/base.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showSplash } from './splash.ts';

const splash = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('#splash');
  if (!found) throw new Error('There is none');
  return found;
};
const isShown = () => splash().checkVisibility();

describe('the splash', () => {
  beforeEach(() => {
    document.head.querySelector('#promised')?.remove();
    document.body.innerHTML = `<div id="app"></div>
      <div id="splash" hidden><img src="/splash.svg" alt="" /><p role="status">Loading</p></div>
      <template id="further-parts"><link id="promised" rel="preload" as="style" href="/none.css" /></template>`;
  });

  it('is there as soon as it is known that Oz is not being looked after', async () => {
    await showSplash(Promise.resolve(false));
    expect(isShown()).toBe(true);
  });

  it('is never there while Oz is being looked after', async () => {
    await showSplash(Promise.resolve(true));
    expect(isShown()).toBe(false);
  });

  it('keeps nothing waiting for a late answer, and comes with it', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    await showSplash(promise);
    expect(isShown()).toBe(false);
    resolve(false);
    await vi.waitFor(() => expect(isShown()).toBe(true));
  });

  it('makes room for what the app draws', async () => {
    await showSplash(Promise.resolve(false));
    document.querySelector('#app')?.append('A screen');
    expect(isShown()).toBe(false);
  });

  it.each([true, false])('lets come what the page has promised (maintenance: %s)', async (isOn) => {
    await showSplash(Promise.resolve(isOn));
    expect(document.head.querySelector('#promised')).not.toBeNull();
  });
});
