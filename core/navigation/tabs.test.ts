import { expect, it } from 'vitest';
import { tabOf } from './paths.ts';
import { TABS } from './tabs.ts';

it('has three tabs, and each is lit where it leads', () => {
  expect(TABS.map(({ tab }) => tab)).toEqual(['home', 'compose', 'speak']);
  for (const { tab, path } of TABS) expect(tabOf(path)).toBe(tab);
});
