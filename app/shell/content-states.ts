import type { ContentState } from './content-presenter.ts';

/** Every step of a screen that shows one thing, and as many more examples as it deserves. */
export type ContentStates<T, E> = {
  readonly [S in ContentState<T, E>['step']]: Extract<ContentState<T, E>, { step: S }>;
} & Readonly<Record<string, ContentState<T, E>>>;

/** Shown without a network, as it was some minutes before; these lessons can be played. */
export const cachedShown = <T>(content: T, ...lessons: readonly string[]) => ({
  ...shown(content),
  cached: { at: Date.parse('2026-11-21T08:05:00+09:00'), lessons, themes: [] },
});

export const shown = <T>(content: T): { readonly step: 'shown'; readonly content: T } => ({
  step: 'shown',
  content,
});
