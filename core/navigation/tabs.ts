import { BOOKS, HOME, MATERIALS, type Tab } from './paths.ts';

/** The tabs at the bottom, in order, and where each leads. */
export const TABS: readonly { readonly tab: Tab; readonly path: string }[] = [
  { tab: 'home', path: HOME },
  { tab: 'compose', path: BOOKS },
  { tab: 'speak', path: `${MATERIALS}?tab=materials` },
];
